import { useLabels } from "../../site-data/context";
import { ArticleGrid } from "./article-grid";

interface NextArticleProps {
  /** Date of the article that is being read. */
  after: string;
  /** All others, the newest first. */
  others: readonly Queries.ArticleCardFragment[];
  action: Queries.ActionFragment;
}

/** Leads to the next older article; from the oldest to the newest. */
export const NextArticle = ({ after, others, action }: NextArticleProps) => {
  const { article } = useLabels();
  const next = others.find(({ createdAt }) => createdAt < after) ?? others[0];
  return <ArticleGrid intro={{ heading: article.next }} articles={next ? [next] : []} action={action} />;
};
