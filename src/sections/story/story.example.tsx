import * as kit from "../../components/kit/kit";
import { samplePicture } from "../../components/kit/sample-picture";
import { NextStory } from "./next-story";
import { Story } from "./story";

const till: Queries.CaseStudyCardFragment = {
  slug: "sales-engagement-tool",
  hue: "teal",
  categories: [],
  technologies: ["React"],
  focus: "50% 50%",
  outcome: { from: "9 days", to: "2 days" },
  card: {
    heading: "An order in two days",
    text: "A shop that no longer writes on paper.",
    tags: ["Websites"],
    alt: "A clay till",
    image: samplePicture,
    imageNight: null,
  },
};

const basket: Queries.CaseStudyCardFragment = {
  ...till,
  slug: "grocery-delivery-app-development",
  hue: "leaf",
  outcome: { from: "3 calls", to: "one tap" },
  card: {
    ...till.card,
    heading: "Bread before eight",
    text: "A baker's round, planned by an app.",
    alt: "A clay basket",
    imageNight: samplePicture,
  },
};

export default () => (
  <>
    <Story caseStudy={till} />
    <Story
      caseStudy={basket}
      intro={{ eyebrow: "Meanwhile", heading: "Below an intro", text: "On a card, with a night picture." }}
    />
    <div className={kit.pageWidth()} data-hue="lilac">
      <NextStory outcome={{ from: "40 forms", to: "one page" }} />
    </div>
  </>
);
