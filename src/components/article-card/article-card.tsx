import { graphql } from "gatsby";
import { CardLink } from "../card-link/card-link";
import { Cover } from "../picture/cover";
import { ReadingFacts } from "../reading-facts/reading-facts";
import * as styles from "./article-card.module.css";
import { pathOf } from "../../routes/page-table";

export const articleCardFragment = graphql`
  fragment ArticleCard on Article {
    slug
    heading
    text
    ...ReadingFacts
    alt
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
  }
`;

interface ArticleCardProps {
  article: Queries.ArticleCardFragment;
}

/** A teaser of an article. The whole card is a link. */
export const ArticleCard = ({ article }: ArticleCardProps) => (
  <article className={styles.card}>
    <Cover files={article} alt={article.alt} className={styles.picture} />
    <div className={styles.words}>
      <ReadingFacts article={article} />
      <h3 className={styles.heading}>
        <CardLink to={pathOf("article", article.slug)}>{article.heading}</CardLink>
      </h3>
      <p className={styles.text}>{article.text}</p>
    </div>
  </article>
);
