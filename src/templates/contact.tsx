import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../forms/contact/contact-form";
import { Availability } from "../sections/availability/availability";
import { EnquirySection } from "../sections/enquiry-section/enquiry-section";
import { Hero } from "../sections/hero/hero";
import { ItemSection } from "../sections/item-section/item-section";
import { Offices } from "../sections/offices/offices";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { TextSection } from "../sections/text-section/text-section";
import { organization } from "../seo/structured-data/organization";
import { useStructuredDataContext } from "../seo/use-structured-data-context";
import { Seo } from "../seo/seo";
import { formHash } from "../routes/route-name";

const ContactTemplate = ({ data: { page, availability } }: PageProps<Queries.ContactTemplateQuery>) => {
  const context = useStructuredDataContext();
  return (
    <>
      <Seo seo={page!.seo} image={page!.hero.image} structuredData={[organization(context)]} />
      <Hero hero={page!.hero} />
      <Offices intro={page!.meetUs} details={page!.details} audience="sales" />
      <EnquirySection section={page!.enquiry}>
        <ContactForm />
      </EnquirySection>
      <PicturedSection section={page!.deliver} layout="spread" />
      <ItemSection section={page!.help} look="steps" tone="sand" />
      <TextSection section={page!.experts} hue="lilac" />
      <Availability availability={availability!} href={formHash} />
    </>
  );
};

export default ContactTemplate;

export const query = graphql`
  query ContactTemplate {
    page: contactPage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      meetUs {
        ...SectionIntro
      }
      details {
        ...SectionIntro
      }
      enquiry {
        ...EnquirySection
      }
      deliver {
        ...PicturedSection
      }
      help {
        ...ItemSection
      }
      experts {
        ...TextSection
      }
    }
    ...AvailabilityBlock
  }
`;
