import { Outcome } from "../../components/case-study-card/outcome";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./next-story.module.css";

/** A product's outcome on a clay slab, beside an empty slot for the visitor's own product. */
export const NextStory = ({ outcome }: { outcome: Queries.CaseStudyCardFragment["outcome"] }) => {
  const { caseStudy } = useLabels();
  return (
    <div className={kit.stack(4)}>
      <div className={kit.card(["panel", "clay", "pad-6"], styles.outcome)}>
        <Outcome outcome={outcome} look="display" />
      </div>
      <p className={kit.text(["title", "xl", "center"], kit.corners("l", styles.yours))}>{caseStudy.yours}</p>
    </div>
  );
};
