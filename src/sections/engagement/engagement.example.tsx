import { samplePicture } from "../../components/kit/samples";
import { Engagement } from "./engagement";

const engagement: Queries.EngagementFragment = {
  rows: { name: "Contract", text: "Good for", points: ["You pay", "It ends"] },
  contracts: ["Fixed price", "By the hour", "By the month"],
  seal: samplePicture,
};

const introOf = (heading: string): Queries.EngagementIntroFragment => ({
  eyebrow: "How we engage",
  heading,
  text: "Three contracts, one kiln.",
  contracts: [
    { text: "A bowl that is drawn.", points: ["A sum agreed before", "When it is fired"] },
    { text: "A bowl that may change.", points: ["What the clock says", "When you say so"] },
    { text: "A shelf of bowls.", points: ["The same each month", "With a month's notice"] },
  ],
});

export default () => (
  <>
    <Engagement intro={introOf("Look: cards")} engagement={engagement} />
    <Engagement intro={introOf("Look: table")} engagement={engagement} tone="band" look="table" />
  </>
);
