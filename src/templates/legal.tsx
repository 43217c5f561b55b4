import { graphql, type PageProps } from "gatsby";
import { Still } from "../load/still";
import { ClosingSection } from "../sections/closing-section/closing-section";
import { LegalText } from "../sections/legal-text/legal-text";
import { Seo } from "../seo/seo";

const LegalTemplate = ({ data }: PageProps<Queries.LegalTemplateQuery>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo seo={page.seo} />
      </Still>
      <LegalText page={page} />
      <Still>
        <ClosingSection section={page.closingSection} hue="sky" />
      </Still>
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
