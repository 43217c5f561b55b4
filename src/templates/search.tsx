import { graphql, type PageProps } from "gatsby";
import { LinkLines } from "../components/link-lines/link-lines";
import { Section } from "../components/section/section";
import type { SearchContext } from "../routes/page-context";
import { Still } from "../load/still";
import { SiteSearch } from "../sections/site-search/site-search";
import { Seo } from "../seo/seo";

const SearchTemplate = ({
  data,
  location,
  pageContext: { listed },
}: PageProps<Queries.SearchTemplateQuery, SearchContext>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo seo={page.seo} hidden />
      </Still>
      <SiteSearch
        {...{ heading: page.heading, text: page.text, texts: page.search, nothing: page.nothing }}
        visit={location.key}
      />
      <Section intro={page.all} layout="split">
        <LinkLines look="compact" lines={listed} />
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
  }
`;
