import { graphql } from "gatsby";
import { CardLink } from "../card-link/card-link";
import { Cover } from "../picture/cover";
import { ReadingFacts } from "../reading-facts/reading-facts";
import * as kit from "../kit/kit";
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
  /** `lead`: the first article of a list. `wide`: alone in its row, with the picture beside the text. */
  look?: "lead" | "wide";
}

/** A teaser of an article. The whole card is a link. */
export const ArticleCard = ({ article, look }: ArticleCardProps) => (
  <article className={kit.card(["raised", "pressable", "clip", "fill"], look === "wide" && styles.wide)}>
    <Cover picture={article} className={styles.picture} />
    <div className={kit.stack(2, kit.card([look ? "pad-6" : "pad-5"]))}>
      <ReadingFacts article={article} />
      <h3 className={kit.text([look ? "2xl" : "lg"])}>
        <CardLink to={pathOf("article", article.slug)}>{article.heading}</CardLink>
      </h3>
      <p className={kit.text(["soft"])}>{article.text}</p>
    </div>
  </article>
);
