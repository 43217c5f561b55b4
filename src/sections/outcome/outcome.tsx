import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import * as styles from "./outcome.module.css";

export const caseStudyOutcomeFragment = graphql`
  fragment CaseStudyOutcome on CaseStudyOutcome {
    eyebrow
    heading
    text
    results {
      value
      label
    }
  }
`;

/** What came of it, in a few modest figures. */
export const Outcome = ({ outcome }: { readonly outcome: Queries.CaseStudyOutcomeFragment }) => (
  <Section intro={outcome} tone="panel" layout="spread">
    <dl className={styles.results}>
      {outcome.results.map(({ value, label }) => (
        <div key={label} className={styles.result}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
