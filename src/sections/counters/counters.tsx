import { graphql } from "gatsby";
import * as styles from "./counters.module.css";

export const statsItemFragment = graphql`
  fragment StatsItem on StatsItem {
    count
    title
  }
`;

/** Four counters in a dark band. */
export const Counters = ({ stats }: { readonly stats: readonly Queries.StatsItemFragment[] }) => (
  <section className={styles.band}>
    <dl className={styles.counters}>
      {stats.map(({ count, title }) => (
        <div key={title} className={styles.counter}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.count}>{count}</dd>
        </div>
      ))}
    </dl>
  </section>
);
