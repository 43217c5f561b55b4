import { samplePicture } from "../../components/kit/samples";
import { Challenges } from "./challenges";

const looks: readonly Queries.ChallengesFragment["look"][] = ["open", "overlap", "sheets"];

const items = [
  {
    header: "Glazes change in the fire",
    text: "<p>So the shop shows a photograph of every bowl.</p>",
    alt: "A clay camera",
    image: samplePicture,
    imageNarrow: null,
  },
  {
    header: "Each bowl is there once",
    text: "<p>So a basket keeps it for an hour.</p>",
    alt: "A clay basket",
    image: samplePicture,
    imageNarrow: null,
  },
];

export default () => (
  <>
    {looks.map((look) => (
      <Challenges
        key={look}
        section={{
          eyebrow: "Challenges",
          heading: `Look: ${look}`,
          text: "What was hard, and what came of it.",
          look,
          items,
        }}
      />
    ))}
  </>
);
