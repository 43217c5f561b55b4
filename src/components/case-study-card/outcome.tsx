import { useLabels } from "../../site-data/context";
import * as styles from "./case-study-card.module.css";

interface OutcomeProps {
  outcome: Queries.CaseStudyCardFragment["outcome"];
  /** `line`: small, as a caption. `display`: large. `hook`: as large as a page's heading. */
  look?: "line" | "display" | "hook";
}

/** What a product changed: what was, an arrow, what came of it. */
export const Outcome = ({ outcome: { from, to }, look }: OutcomeProps) => {
  const { caseStudy } = useLabels();
  return (
    <p className={look ? styles[look] : styles.outcome}>
      {from}{" "}
      <span className={styles.end}>
        <span className="visually-hidden">{caseStudy.outcome} </span>
        <svg viewBox="0 0 28 20" className={styles.arrow} aria-hidden="true">
          <path d="M2 10h22M16 2l8 8-8 8" />
        </svg>
        {to}
      </span>
    </p>
  );
};
