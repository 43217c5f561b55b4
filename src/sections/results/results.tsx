import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./results.module.css";

export const resultsFragment = graphql`
  fragment Results on Results {
    eyebrow
    heading
    text
    figures {
      value
      label
    }
  }
`;

/** A project's results in a few large figures, on a band in its hue. */
export const Results = ({ section }: { section: Queries.ResultsFragment }) => (
  <Section intro={section} tone="hue" layout="spread">
    <dl className={kit.tiles("narrow", 5)}>
      {section.figures.map(({ value, label }) => (
        <div key={label} className={kit.column(2, styles.result)}>
          <dt className={kit.text(["soft", "balance"])}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
