import { ActionList } from "../../components/action-list/action-list";
import { ArticleCard } from "../../components/article-card/article-card";
import { Section, type Intro } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-grid.module.css";

interface ArticleGridProps {
  intro: Intro;
  articles: readonly Queries.ArticleCardFragment[];
  /** Below the articles. */
  action?: Queries.ActionFragment;
}

/** Articles in a grid. */
export const ArticleGrid = ({ intro, articles, action }: ArticleGridProps) => (
  <Section intro={intro} tone="band">
    <ul className={kit.stack(5, styles.grid)}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
    {action && <ActionList actions={[action]} first="secondary" place="after" />}
  </Section>
);
