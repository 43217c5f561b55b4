import { graphql } from "gatsby";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
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

/** Longer texts, each with its heading beside it; where something takes its time, below the heading as a bar. */
export const Details = ({ details }: { details: readonly Queries.DetailFragment[] }) => (
  <>
    {details.map(({ heading, body, stretches }) => (
      <Section
        key={heading}
        intro={{ heading }}
        layout="split"
        aside={stretches.length > 0 && <TimeBar stretches={stretches} />}
      >
        <Prose html={body} />
      </Section>
    ))}
  </>
);
