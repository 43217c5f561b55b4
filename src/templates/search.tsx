import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import type { SearchContext } from "../routes/page-context";
import { AllPages } from "../sections/site-search/all-pages";
import { SiteSearch } from "../sections/site-search/site-search";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const SearchTemplate = ({
  data,
  location,
  pageContext: { listed },
}: TemplateProps<Queries.SearchTemplateQuery, SearchContext>) => {
  const page = data.page;
  return (
    <>
      <Seo seo={page.seo} hidden />
      <PageBody>
        {/* The search dialog and the tools for agents read these texts from the page's data too. */}
        <SiteSearch page={page} visit={location.key} />
        <AllPages intro={page.all} parts={page.parts} listed={listed} />
      </PageBody>
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
      parts {
        ...PageParts
      }
    }
  }
`;
