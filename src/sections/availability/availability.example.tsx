import { actionOf, pictured, samplePicture } from "../../components/kit/samples";
import { Availability } from "./availability";
import { ClosingSection } from "./closing-section";

const availability: Queries.AvailabilityFragment = {
  eyebrow: "Free from Monday",
  hue: "teal",
  image: null,
  imageNight: null,
  alt: null,
  points: ["An answer within a day", "A price before we begin"],
  action: actionOf("Ask for a price", "/contact-us"),
};

const withPicture = { ...availability, image: samplePicture, alt: "A clay calendar" };

const closingOf = (heading: string): Queries.ClosingWordsFragment => ({
  heading,
  text: "Two of us have room on the wheel.",
  alt: null,
  image: null,
  imageNight: null,
});

export default () => (
  <>
    <Availability words={closingOf("Beside a picture")} availability={withPicture} />
    <Availability words={closingOf("Beside something else")} availability={availability} hue="sun">
      <p>What stands in the picture&apos;s place.</p>
    </Availability>
    <Availability words={closingOf("Look: line")} availability={withPicture} look="line" />
    <ClosingSection
      hue="sky"
      section={{
        eyebrow: "Before you go",
        heading: "Closing section",
        text: "The end of a page that sells nothing.",
        ...pictured("A clay door"),
        actions: [actionOf("See our work", "/portfolio"), actionOf("Who we are", "/about")],
      }}
    />
  </>
);
