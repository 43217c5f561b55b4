import { graphql, type PageProps } from "gatsby";
import { Later } from "../load/later";
import { Still } from "../load/still";
import { CareerForm } from "../forms/career/career-form";
import { ClosingSection } from "../sections/closing-section/closing-section";
import { EnquirySection } from "../sections/enquiry-section/enquiry-section";
import { Hero } from "../sections/hero/hero";
import { Offices } from "../sections/offices/offices";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { Seo } from "../seo/seo";

const CareerTemplate = ({ data }: PageProps<Queries.CareerTemplateQuery>) => {
  const page = data.page!;
  return (
    <>
      <Still>
        <Seo seo={page.seo} />
        <Hero hero={page.hero} />
      </Still>
      <Later>
        <EnquirySection section={page.enquiry}>
          <CareerForm />
        </EnquirySection>
        <Still>
          <PicturedSection section={page.offers} look="plain" layout="spread" />
          <Offices intro={page.details} audience="recruitment" />
          <ClosingSection section={page.closingSection} hue="coral" />
        </Still>
      </Later>
    </>
  );
};

export default CareerTemplate;

export const query = graphql`
  query CareerTemplate {
    page: careerPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      enquiry {
        ...EnquirySection
      }
      offers {
        ...PicturedSection
      }
      details {
        ...SectionIntro
      }
      closingSection {
        ...ClosingSection
      }
    }
  }
`;
