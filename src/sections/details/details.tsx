import { graphql } from "gatsby";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";

export const detailFragment = graphql`
  fragment Detail on Detail {
    heading
    body
  }
`;

/** Longer texts, each with its heading beside it. */
export const Details = ({ details }: { details: readonly Queries.DetailFragment[] }) => (
  <>
    {details.map(({ heading, body }) => (
      <Section key={heading} intro={{ heading }} layout="split">
        <Prose html={body} />
      </Section>
    ))}
  </>
);
