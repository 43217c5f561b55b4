import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { Section } from "../components/section/section";
import { clientConfig } from "../config/client-config";
import { CareerForm } from "../forms/career/career-form";
import { ClosingSection } from "../sections/availability/closing-section";
import { EnquirySection } from "../sections/contact/enquiry-section";
import { Hero } from "../sections/hero/hero";
import { OfficeCards } from "../sections/contact/office-cards";
import { Offers } from "../sections/pictured-section/offers";
import { OpeningLinks } from "../sections/openings/opening-links";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const CareerTemplate = ({ data }: TemplateProps<Queries.CareerTemplateQuery>) => {
  const page = data.page;
  // A configured recruiting widget lists other jobs.
  const openings = !clientConfig.recruiting.script && <OpeningLinks jobs={data.jobs.nodes} />;
  return (
    <>
      <Seo seo={page.seo} />
      <PageBody>
        <Hero hero={page.hero} links={openings} />
        <EnquirySection section={page.enquiry} after={<Offers section={page.offers} />}>
          <CareerForm openings={openings ? data.jobs.nodes : []} />
        </EnquirySection>
        <Section intro={page.details} layout="spread">
          <OfficeCards audience="recruitment" />
        </Section>
        <ClosingSection section={page.closingSection} hue="brand" />
      </PageBody>
    </>
  );
};

export default CareerTemplate;

export const query = graphql`
  query CareerTemplate {
    page: careerPage {
      ...CareerPage
    }
    jobs: allJob(sort: [{ createdAt: DESC }, { slug: ASC }]) {
      nodes {
        ...JobLine
      }
    }
  }
`;
