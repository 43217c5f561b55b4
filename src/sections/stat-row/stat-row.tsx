import { clsx } from "clsx";
import { graphql } from "gatsby";
import { StatValue } from "../../components/stat-value/stat-value";
import * as styles from "./stat-row.module.css";

export const statFragment = graphql`
  fragment Stat on Stat {
    label
    value
    paragraph
  }
`;

interface StatRowProps {
  stats: readonly Queries.StatFragment[];
  /** `line`: figures below a rule. `large`: larger, each below a rule of its own. `square`: two in a row. */
  look?: "line" | "large" | "square";
}

/** The company's figures. */
export const StatRow = ({ stats, look = "line" }: StatRowProps) => (
  <dl className={clsx(styles.stats, styles[look])}>
    {stats.map(({ label, value, paragraph }) => (
      <div key={label} className={styles.stat}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <StatValue value={value} />
        </dd>
        {paragraph && <dd className={styles.paragraph}>{paragraph}</dd>}
      </div>
    ))}
  </dl>
);
