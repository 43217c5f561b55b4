import { graphql } from "gatsby";
import * as kit from "../../components/kit/kit";
import * as styles from "./counters.module.css";

export const counterFragment = graphql`
  fragment Counter on Counter {
    count
    title
  }
`;

/** Four large figures on a dark band, below a chapter's name or alone. */
export const Counters = ({ counters }: { counters: readonly Queries.CounterFragment[] }) => (
  <section className={styles.band}>
    <dl className={kit.pageWidth(kit.pairs(4, 5))}>
      {counters.map(({ count, title }) => (
        <div key={title} className={kit.column(2)}>
          <dt className={kit.text(["sm", "balance"])}>{title}</dt>
          <dd className={styles.count}>{count}</dd>
        </div>
      ))}
    </dl>
  </section>
);
