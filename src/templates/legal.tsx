import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { ClosingSection } from "../sections/availability/closing-section";
import { LegalText } from "../sections/article-body/legal-text";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const LegalTemplate = ({ data }: TemplateProps<Queries.LegalTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo seo={page.seo} />
      <PageBody>
        <LegalText page={page} />
        <ClosingSection section={page.closingSection} hue="sky" />
      </PageBody>
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
      closingSection {
        ...ClosingSection
      }
    }
  }
`;
