import * as kit from "../../components/kit/kit";
import { samplePicture, storyOf } from "../../components/kit/samples";
import { NextStory } from "./next-story";
import { Story } from "./story";

const till = storyOf("sales-engagement-tool", "teal", "pottery-shops", "An order without paper");
const bread = storyOf("grocery-delivery-app-development", "leaf", "pottery-shops", "Bread before eight");
const basket = { ...bread, card: { ...bread.card, imageNight: samplePicture } };

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
