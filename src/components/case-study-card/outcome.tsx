import { clsx } from "clsx";
import { useLabels } from "../../site-data/context";
import * as styles from "./outcome.module.css";

interface OutcomeProps {
  outcome: Queries.CaseStudyCardFragment["outcome"];
  /** `line`: small, as a caption. `display`: large. `hook`: as large as a page's heading. */
  look?: "line" | "display" | "hook";
  className?: string;
}

/** What a product changed: what was, an arrow, what came of it. */
export const Outcome = ({ outcome: { from, to }, look, className }: OutcomeProps) => {
  const { caseStudy } = useLabels();
  return (
    <p className={clsx(look && styles[look], className)}>
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
