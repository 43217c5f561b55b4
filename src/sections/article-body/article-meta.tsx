import { PersonLine } from "../../components/person-line/person-line";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import * as facts from "../../components/reading-facts/reading-facts.module.css";

interface ArticleMetaProps {
  author: Queries.PersonLineFragment;
  /** Date of publication, 2024-05-31, and the same written out. Guides have none. */
  published?: { createdAt: string; day: string };
  minutes: number;
}

/** Who wrote an article, when, and how long it takes to read. */
export const ArticleMeta = ({ author, published, minutes }: ArticleMetaProps) => {
  const { article } = useLabels();
  return (
    <PersonLine person={author} line={fillIn(article.byline, { name: author.name })}>
      <span className={facts.together}>
        {published && <time dateTime={published.createdAt}>{published.day}</time>}
        <span>{fillIn(article.readingTime, { minutes })}</span>
      </span>
    </PersonLine>
  );
};
