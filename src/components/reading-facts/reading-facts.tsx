import { graphql } from "gatsby";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./reading-facts.module.css";

export const readingFactsFragment = graphql`
  fragment ReadingFacts on Article {
    createdAt
    day: createdAt(formatString: "D MMMM YYYY")
    minutes
  }
`;

/** When an article was published and how long it takes to read, in one line. */
export const ReadingFacts = ({
  article: { createdAt, day, minutes },
}: {
  article: Queries.ReadingFactsFragment;
}) => {
  const labels = useLabels().article;
  return (
    <p className={kit.text(["soft", "sm"], styles.facts)}>
      <time dateTime={createdAt}>{day}</time>
      <span>{interpolate(labels.readingTime, { minutes })}</span>
    </p>
  );
};
