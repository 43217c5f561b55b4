import { actionOf, samplePicture } from "../../components/kit/samples";
import { ContractSheet } from "./contract-sheet";
import { PointSection } from "./point-section";

const section: Omit<Queries.PointSectionFragment, "heading"> = {
  eyebrow: "What you get",
  text: "Four things that every order has.",
  points: ["A drawing first", "A price that stays", "Two test firings", "A spare lid"],
  actions: [actionOf("Order a set", "/contact-us")],
};

/** Without `list`, the layout determines the arrangement of the points. */
const options = [
  { heading: "Split, on plain", layout: "split", tone: "plain" },
  { heading: "List: ruled, on band", layout: "split", tone: "band", list: "ruled" },
  { heading: "List: pairs, on soft", layout: "split", tone: "soft", list: "pairs" },
  { heading: "List: dense, on hue", layout: "split", tone: "hue", list: "dense" },
  { heading: "Stacked", layout: "stacked", tone: "plain" },
  { heading: "Spread", layout: "spread", tone: "band" },
] as const;

export default () => (
  <>
    {options.map(({ heading, ...look }) => (
      <PointSection key={heading} section={{ ...section, heading }} hue="teal" {...look} />
    ))}
    <ContractSheet
      section={{ ...section, heading: "A contract with a seal" }}
      seal={samplePicture}
      hue="sun"
    />
    <ContractSheet section={{ ...section, heading: "A contract without one" }} seal={null} hue="lilac" />
  </>
);
