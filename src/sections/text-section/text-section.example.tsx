import * as kit from "../../components/kit/kit";
import { actionOf, samplePicture } from "../../components/kit/samples";
import { DetailSection } from "./detail-section";
import { TextCard } from "./text-card";
import { TextSection } from "./text-section";

const section: Omit<Queries.TextSectionFragment, "heading"> = {
  eyebrow: "Thirty minutes",
  text: "Bring the cup that leaks. We say why it does.",
  actions: [
    { label: "Pick a time", href: "/contact-us", from: true, times: true },
    actionOf("Our work", "/portfolio"),
  ],
  image: null,
};

const options = [
  { heading: "Centered, a panel", layout: "centered", tone: "panel" },
  { heading: "Stacked, on band", layout: "stacked", tone: "band" },
  { heading: "Spread, a feature", layout: "spread", tone: "feature" },
  { heading: "Row, on dark", layout: "row", tone: "dark" },
  { heading: "Strip, its first button secondary", layout: "strip", tone: "plain", first: "secondary" },
] as const;

export default () => (
  <>
    {options.map(({ heading, ...look }) => (
      <TextSection key={heading} section={{ ...section, heading }} hue="teal" {...look} />
    ))}
    <TextSection
      section={{ ...section, heading: "Row, a panel with a picture", image: samplePicture }}
      layout="row"
    />
    <div className={kit.pageWidth()}>
      <TextCard section={{ ...section, heading: "On a card" }} />
    </div>
    <DetailSection
      hue="sun"
      details={[
        {
          heading: "How long a set takes",
          body: "<p>Five weeks, most of them <strong>drying</strong>.</p>",
          stretches: [
            { name: "Throwing", when: "Week 1", weeks: 1 },
            { name: "Drying", when: "Weeks 2 to 4", weeks: 3 },
            { name: "Firing", when: "Week 5", weeks: 1 },
          ],
        },
        {
          heading: "What is included",
          body: "<ul><li>Two test firings.</li><li>A box with straw.</li></ul>",
          stretches: [],
        },
      ]}
    />
  </>
);
