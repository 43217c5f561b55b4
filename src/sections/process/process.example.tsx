import { samplePicture } from "../../components/kit/samples";
import { Process } from "./process";

const steps = ["Talk", "Sketch", "Throw", "Dry", "Glaze", "Fire"];

const process: Queries.ProcessFragment = {
  alt: "Six stations on one path",
  image: samplePicture,
  row: samplePicture,
  steps: steps.map((heading) => ({ heading, alt: "", image: samplePicture })),
};

const texts = [
  "What it must hold.",
  "Three of them, one stays.",
  "An hour at the wheel.",
  "A week on the shelf.",
  "Your colour, tried first.",
  "Two days, then it is yours.",
];

export default () => (
  <>
    <Process
      intro={{ eyebrow: "How it goes", heading: "Look: tall", text: "From a call to a cup.", texts }}
      process={process}
    />
    <Process
      intro={{ eyebrow: "In long pages", heading: "Look: low", text: "The picture is a row.", texts }}
      process={process}
      tone="band"
      look="low"
    />
  </>
);
