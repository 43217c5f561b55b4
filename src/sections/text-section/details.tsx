import { graphql } from "gatsby";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./details.module.css";
import { TimeBar } from "./time-bar";

export const detailFragment = graphql`
  fragment Detail on Detail {
    heading
    body
    stretches {
      name
      when
      weeks
    }
  }
`;

interface DetailsProps {
  details: readonly Queries.DetailFragment[];
  hue: string;
}

/** Longer texts in the page's hue, with a time bar below the heading of those that have durations. */
export const Details = ({ details, hue }: DetailsProps) =>
  details.length > 0 && (
    <Section hue={hue}>
      <div className={kit.stack(7)}>
        {details.map(({ heading, body, stretches }) => (
          <article key={heading} className={kit.stack(5, styles.detail)}>
            <h2 className={kit.text(["2xl"])}>{heading}</h2>
            {stretches.length > 0 && <TimeBar stretches={stretches} />}
            <Prose html={body} />
          </article>
        ))}
      </div>
    </Section>
  );
