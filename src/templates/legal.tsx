import { graphql, type PageProps } from "gatsby";
import type { PageContext } from "../routes/page-context";
import { LegalText } from "../sections/legal-text/legal-text";
import { breadcrumbList } from "../seo/structured-data/pages";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { Seo } from "../seo/seo";

const LegalTemplate = ({
  data,
  pageContext: { crumbs },
}: PageProps<Queries.LegalTemplateQuery, PageContext>) => {
  const page = data.page!;
  const context = useStructuredDataContext();
  return (
    <>
      <Seo seo={page.seo} structuredData={[breadcrumbList(context, crumbs)]} />
      <LegalText page={page} />
    </>
  );
};

export default LegalTemplate;

export const query = graphql`
  query LegalTemplate($slug: String!) {
    page: legalPage(slug: { eq: $slug }) {
      seo {
        ...Seo
      }
      ...LegalText
    }
  }
`;
