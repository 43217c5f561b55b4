import { samplePicture } from "../kit/sample-picture";
import { ArticleCard } from "./article-card";

export default () => (
  <ArticleCard
    article={{
      slug: "kilns",
      heading: "What a kiln costs",
      text: "A year of firing, in figures.",
      createdAt: "2026-03-02",
      day: "2 March 2026",
      minutes: 6,
      alt: "A clay kiln",
      image: samplePicture,
      imageNight: null,
    }}
  />
);
