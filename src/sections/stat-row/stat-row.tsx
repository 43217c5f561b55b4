import { graphql } from "gatsby";
import { StatValue } from "../../components/stat-value/stat-value";
import * as kit from "../../components/kit/kit";
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
}

/** The company's figures, each below a rule of its own. */
export const StatRow = ({ stats }: StatRowProps) => (
  <dl className={kit.stack(5, styles.stats)}>
    {stats.map(({ label, value, paragraph }) => (
      <div key={label} className={styles.stat}>
        <dt className={styles.label}>{label}</dt>
        <dd className={kit.text(["title", "5xl"], styles.value)}>
          <StatValue value={value} />
        </dd>
        {paragraph && <dd className={styles.paragraph}>{paragraph}</dd>}
      </div>
    ))}
  </dl>
);
