import { samplePicture } from "../kit/sample-picture";
import { CaseStudyCard } from "./case-study-card";

export default () => (
  <CaseStudyCard
    caseStudy={{
      slug: "sales-engagement-tool",
      hue: "teal",
      categories: [],
      technologies: ["React"],
      focus: "50% 50%",
      outcome: { from: "9 days", to: "2 days" },
      card: {
        heading: "An order in two days",
        text: "A shop that no longer writes on paper.",
        tags: ["Websites", "React"],
        alt: "A clay till",
        image: samplePicture,
        imageNight: null,
      },
    }}
  />
);
