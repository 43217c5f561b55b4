import { graphql, type PageProps } from "gatsby";
import { Still } from "../load/still";
import { LegalText } from "../sections/legal-text/legal-text";
import { TextSection } from "../sections/text-section/text-section";
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
        <TextSection section={page.nextStep} hue="sky" />
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
      nextStep {
        ...TextSection
      }
    }
  }
`;
