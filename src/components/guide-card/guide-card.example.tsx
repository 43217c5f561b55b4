import { samplePicture } from "../kit/sample-picture";
import { GuideCard } from "./guide-card";

export default () => (
  <GuideCard
    guide={{
      slug: "react",
      name: "React",
      heading: "React, from the beginning",
      text: "What it draws, and when.",
      minutes: 9,
      seo: { description: "What it draws, and when." },
      image: samplePicture,
      imageNight: null,
    }}
  />
);
