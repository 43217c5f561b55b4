import { actionOf } from "../../components/kit/samples";
import { CompanySummary } from "./company-summary";
import { FigureSection } from "./figure-section";

const figures = [
  { value: "{years}", label: "Years", paragraph: "Since the first kiln was lit." },
  { value: "14", label: "Glazes", paragraph: "Mixed here, none bought." },
  { value: "3", label: "Wheels", paragraph: "One of them by the window." },
  { value: "1,240°", label: "In the kiln", paragraph: "At its hottest, for an hour." },
] satisfies Queries.StatFragment[];

const summary: Queries.CompanySummaryFragment = {
  eyebrow: "The studio",
  heading: "Company summary",
  text: "Pots in the morning, software in the afternoon.",
  paragraphs: ["We began with bowls for one café.", "Its owner asked for a way to order them."],
  action: actionOf("Who we are", "/about"),
  stats: figures,
};

export default () => (
  <div data-hue="teal">
    <FigureSection
      intro={{ eyebrow: "In figures", heading: "Tone: plain", text: "A rule above each." }}
      figures={figures}
    />
    <FigureSection
      intro={{ eyebrow: "What came of it", heading: "Tone: hue", text: "The figures are the picture." }}
      figures={figures.slice(0, 3)}
      tone="hue"
    />
    <FigureSection figures={figures} tone="dark" />
    <CompanySummary summary={summary} />
  </div>
);
