import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import { Figures } from "./figures";

/** The company in two paragraphs and four figures. */
export const CompanySummary = ({ summary }: { summary: Queries.CompanySummaryFragment }) => (
  <Section
    intro={summary}
    layout="spread"
    tone="band"
    largeHeading
    aside={
      <div className={kit.stack(5, kit.text(["lg"]))}>
        {summary.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ActionList actions={[summary.action]} first="secondary" />
      </div>
    }
  >
    <Figures figures={summary.stats} />
  </Section>
);
