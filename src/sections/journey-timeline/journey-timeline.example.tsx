import { pictured, samplePicture } from "../../components/kit/samples";
import { JourneyTimeline } from "./journey-timeline";

const picture = { imgUrl: samplePicture, imgUrlNight: null };

const section: Queries.JourneyTimelineFragment = {
  eyebrow: "Year by year",
  heading: "How the studio grew",
  text: "The latest year is shown first.",
  items: [
    { ...picture, year: 2012, alt: "A kiln in a shed", content: "One kiln, bought from a school." },
    {
      ...picture,
      year: 2017,
      alt: "A shop window",
      content: "A shop, and a website that sold out in a day.",
    },
    {
      ...picture,
      year: 2024,
      alt: "Two desks beside a wheel",
      content: "The first two developers moved in.",
    },
  ],
  unfinished: {
    label: "Next",
    ...pictured("A wet bowl"),
    heading: "Still on the wheel",
    text: "A second kiln, once the roof is mended.",
  },
};

export default () => <JourneyTimeline section={section} />;
