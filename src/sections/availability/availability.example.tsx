import { samplePicture } from "../../components/kit/sample-picture";
import { Availability } from "./availability";
import { ClosingSection } from "./closing-section";

const availability: Queries.AvailabilityFragment = {
  eyebrow: "Free from Monday",
  hue: "teal",
  image: null,
  imageNight: null,
  alt: null,
  points: ["An answer within a day", "A price before we begin"],
  action: { label: "Ask for a price", href: "/contact-us", from: false, times: false },
};

const pictured = { ...availability, image: samplePicture, alt: "A clay calendar" };

const wordsOf = (heading: string): Queries.ClosingWordsFragment => ({
  heading,
  text: "Two of us have room on the wheel.",
  alt: null,
  image: null,
  imageNight: null,
});

export default () => (
  <>
    <Availability words={wordsOf("Beside a picture")} availability={pictured} />
    <Availability words={wordsOf("Beside something else")} availability={availability} hue="sun">
      <p>What stands in the picture&apos;s place.</p>
    </Availability>
    <Availability words={wordsOf("Look: line")} availability={pictured} look="line" />
    <ClosingSection
      hue="sky"
      section={{
        eyebrow: "Before you go",
        heading: "Closing section",
        text: "The end of a page that sells nothing.",
        alt: "A clay door",
        image: samplePicture,
        imageNight: null,
        actions: [
          { label: "See our work", href: "/portfolio", from: false, times: false },
          { label: "Who we are", href: "/about", from: false, times: false },
        ],
      }}
    />
  </>
);
