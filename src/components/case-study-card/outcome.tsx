import { clsx } from "clsx";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./outcome.module.css";

interface OutcomeProps {
  outcome: Queries.CaseStudyCardFragment["outcome"];
  /**
   * `line`: small, like a caption. `hook`: as large as a section's heading. `display`: one step smaller, in one colour.
   */
  look?: keyof typeof looks;
  className?: string;
}

const looks = {
  line: kit.text(["sm"]),
  display: kit.text(["title", "2xl"], styles.display),
  hook: kit.text(["title", "3xl"]),
};

/** What a product changed: before, an arrow, after. */
export const Outcome = ({ outcome: { from, to }, look, className }: OutcomeProps) => {
  const { caseStudy } = useLabels();
  return (
    <p className={clsx(look && looks[look], className)}>
      {from}{" "}
      <span className={kit.beside(2, styles.end)}>
        <span className="visually-hidden">{caseStudy.outcome} </span>
        <svg viewBox="0 0 28 20" className={styles.arrow} aria-hidden="true">
          <path d="M2 10h22M16 2l8 8-8 8" />
        </svg>
        {to}
      </span>
    </p>
  );
};
