import { graphql } from "gatsby";
import { PageBody } from "../browser/hydration/page-body";
import { ContactForm } from "../forms/contact/contact-form";
import { Availability } from "../sections/availability/availability";
import { ContactIntro } from "../sections/contact/contact-intro";
import { ItemSection } from "../sections/item-section/item-section";
import { PicturedSection } from "../sections/pictured-section/pictured-section";
import { TextCard } from "../sections/text-section/text-card";
import { Estimate } from "../play/estimate";
import { companyPage } from "../seo/structured-data/web-page";
import { organization } from "../seo/structured-data/organization";
import { Seo } from "../seo/seo";
import type { TemplateProps } from "../routes/template-props";

const ContactTemplate = ({ data }: TemplateProps<Queries.ContactTemplateQuery>) => {
  const page = data.page;
  return (
    <>
      <Seo
        seo={page.seo}
        structuredData={(context, here) => [
          companyPage(context, "ContactPage", { ...here, name: page.hero.heading }),
          organization(context),
        ]}
      />
      <PageBody>
        <ContactIntro banner={page.hero} meetUs={page.meetUs} details={page.details} enquiry={page.enquiry}>
          <ContactForm stories={data.stories.nodes} />
        </ContactIntro>
        {data.estimate && <Estimate estimate={data.estimate} rates={data.rates} />}
        <PicturedSection section={page.deliver} look="fine" />
        <ItemSection
          section={page.help}
          look="steps"
          tone="band"
          after={<TextCard section={page.experts} />}
        />
        {page.availability && data.availabilities.contact && (
          <Availability words={page.availability} availability={data.availabilities.contact} look="line" />
        )}
      </PageBody>
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
        eyebrow
        heading
        text
        alt
        hue
        actions {
          ...Action
        }
        image {
          ...CardPicture
        }
        imageNight {
          ...CardPicture
        }
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
      availability {
        ...ClosingWords
      }
    }
    stories: allCaseStudy(sort: { slug: ASC }) {
      nodes {
        slug
        name
      }
    }
    ...EstimateBlock
    availabilities {
      contact {
        ...Availability
      }
    }
  }
`;
