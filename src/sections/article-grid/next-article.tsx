import { useLabels } from "../../site-data/context";
import { ArticleGrid } from "./article-grid";

interface NextArticleProps {
  /** None where the site has but one article. */
  next: Queries.ArticleCardFragment | null;
  action: Queries.ActionFragment;
}

/** Leads to the next older article; from the oldest to the newest. */
export const NextArticle = ({ next, action }: NextArticleProps) => {
  const { article } = useLabels();
  return (
    <div>{next && <ArticleGrid intro={{ heading: article.next }} articles={[next]} action={action} />}</div>
  );
};
