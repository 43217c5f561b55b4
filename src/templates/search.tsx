import { graphql, type PageProps } from "gatsby";
import { LinkLines } from "../components/link-lines/link-lines";
import { Section } from "../components/section/section";
import { hiddenPaths } from "../routes/hidden-paths";
import type { PageContext } from "../routes/page-context";
import { SiteSearch } from "../sections/site-search/site-search";
import { Seo } from "../seo/seo";

const SearchTemplate = ({ data, location }: PageProps<Queries.SearchTemplateQuery>) => {
  const page = data.page!;
  const shown = data.pages.nodes
    .filter(({ path }) => !hiddenPaths.includes(path))
    .map(({ path, pageContext }) => {
      const names = (pageContext as unknown as PageContext).crumbs.map(({ name }) => name);
      return { path, name: names.at(-1) ?? path, summary: names.slice(1, -1).join(" · ") };
    });
  return (
    <>
      <Seo seo={page.seo} hidden />
      <SiteSearch
        {...{ heading: page.heading, text: page.text, texts: page.search, nothing: page.nothing }}
        visit={location.key}
      />
      <Section intro={page.all} layout="split">
        <LinkLines look="compact" lines={shown} />
      </Section>
    </>
  );
};

export default SearchTemplate;

export const query = graphql`
  query SearchTemplate {
    page: searchPage {
      seo {
        ...Seo
      }
      ...SiteSearch
      all {
        ...SectionIntro
      }
    }
    pages: allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
  }
`;
