import { ArticleCard } from "../../components/article-card/article-card";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./article-grid.module.css";

interface ArticleGridProps {
  intro: Intro;
  articles: readonly Queries.ArticleCardFragment[];
}

/** Articles in a grid. */
export const ArticleGrid = ({ intro, articles }: ArticleGridProps) => (
  <Section intro={intro} tone="sand">
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  </Section>
);
