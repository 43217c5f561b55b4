import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { LinkLines } from "../../components/link-lines/link-lines";
import type { DayNightFiles } from "../../components/picture/day-night-picture";
import { pathOf } from "../../routes/page-table";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";

export const articleLineFragment = graphql`
  fragment ArticleLine on Article {
    slug
    heading
    day: createdAt(formatString: "D MMMM YYYY")
    minutes
    topics {
      name
    }
  }
`;

interface ArticleLinesProps extends Omit<ComponentProps<typeof LinkLines>, "lines"> {
  /** Articles with a cover show it, small. */
  articles: readonly (Queries.ArticleLineFragment & Partial<DayNightFiles>)[];
}

/** Articles as lines: topic, date and reading time. */
export const ArticleLines = ({ articles, ...rest }: ArticleLinesProps) => {
  const { article: labels } = useLabels();
  return (
    <LinkLines
      {...rest}
      lines={articles.map(({ slug, heading, day, minutes, topics, image, imageNight = null }) => ({
        ...(image && { cover: { image, imageNight } }),
        path: pathOf("article", slug),
        name: heading,
        summary: [...topics.map(({ name }) => name), day, interpolate(labels.readingTime, { minutes })],
      }))}
    />
  );
};
