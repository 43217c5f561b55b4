import { actionOf, potter, samplePicture } from "../../components/kit/samples";
import { Section } from "../../components/section/section";
import { ContactIntro } from "./contact-intro";
import { EnquirySection } from "./enquiry-section";
import { Offers } from "../pictured-section/offers";
import { OfficeCards } from "./office-cards";

const enquiryOf = (heading: string): Queries.EnquirySectionFragment => ({
  eyebrow: "Write to us",
  heading,
  text: "Tell us what you would like to make.",
  points: ["An answer within a day", "From someone who has clay on their hands"],
});

export default () => (
  <>
    <ContactIntro
      banner={{
        eyebrow: "Contact",
        heading: "Contact opening",
        text: "Come by, call, or write.",
        alt: "A clay map",
        hue: "brand",
        image: samplePicture,
        imageNight: null,
        actions: [actionOf("To the form", "/contact-us#inquiry")],
      }}
      meetUs={{ heading: "Come by", text: "The kettle is next to the kiln." }}
      details={{ heading: "Call us", text: "Best before the kiln is lit." }}
      enquiry={enquiryOf("The form's card")}
    >
      <p>A form.</p>
    </ContactIntro>
    <EnquirySection
      section={enquiryOf("Layout: split")}
      after={
        <Offers
          section={{
            eyebrow: null,
            heading: "Offers",
            text: "What comes with a place at the wheel.",
            items: [
              {
                heading: "Clay",
                text: "As much as you can throw.",
                alt: "A bag of clay",
                image: samplePicture,
              },
              { heading: "Fridays", text: "Short ones.", alt: "A clay clock", image: samplePicture },
            ],
          }}
        />
      }
    >
      <p>A form that leaves room for an intro.</p>
    </EnquirySection>
    <EnquirySection
      section={enquiryOf("Layout: third")}
      layout="third"
      person={potter}
      beside={<p>What stands below the list.</p>}
    >
      <p>A broad form.</p>
    </EnquirySection>
    <Section
      intro={{ eyebrow: "Where we are", heading: "Offices", text: "Each with the way to it." }}
      layout="spread"
    >
      <OfficeCards audience="recruitment" />
    </Section>
  </>
);
