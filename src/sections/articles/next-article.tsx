import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";

interface NextArticleProps {
  /** Null if the site has only one article. */
  next: Queries.ArticleCardFragment | null;
  action: Queries.ActionFragment;
}

/** A link to the next older article; after the oldest, to the newest. */
export const NextArticle = ({ next, action }: NextArticleProps) => {
  const { article } = useLabels();
  return (
    <div>
      {next && (
        <Section intro={{ heading: article.next }} tone="band">
          <ArticleCard article={next} look="wide" />
          <ActionList actions={[action]} first="secondary" place="after" />
        </Section>
      )}
    </div>
  );
};
