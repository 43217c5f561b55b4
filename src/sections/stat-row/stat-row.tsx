import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
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
  <dl className={kit.columns(4, 5, styles.stats)}>
    {stats.map(({ label, value, paragraph }) => (
      <div key={label} className={kit.column(1, styles.stat)}>
        <dt className={kit.text(["strong"])}>{label}</dt>
        <dd className={kit.text(["title", "5xl"], styles.value)}>
          <StatValue value={value} />
        </dd>
        {paragraph && <dd className={kit.text(["soft"])}>{paragraph}</dd>}
      </div>
    ))}
  </dl>
);

/** The same as a section: cards follow. */
export const StatSection = (props: StatRowProps) => (
  <Section>
    <StatRow {...props} />
  </Section>
);
