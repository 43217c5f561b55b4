import { clsx } from "clsx";
import { graphql } from "gatsby";
import { pathOf } from "../../routes/page-table";
import { CardLink } from "../card-link/card-link";
import { Picture } from "../picture/picture";
import * as styles from "./guide-card.module.css";

export const guideCardFragment = graphql`
  fragment GuideCard on BlogTopic {
    slug
    name
    image {
      ...CardPicture
    }
    seo {
      description
    }
  }
`;

interface GuideCardProps {
  guide: Queries.GuideCardFragment;
  /** The picture above the name at every width. */
  tall?: boolean;
}

/** A teaser of a guide, told apart by its picture. The whole card is a link. */
export const GuideCard = ({ guide: { slug, name, image, seo }, tall }: GuideCardProps) => (
  <article className={clsx(styles.card, tall && styles.tall)}>
    <Picture file={image} alt="" className={styles.picture} />
    <div className={styles.words}>
      <h3 className={styles.name}>
        <CardLink to={pathOf("blog-topic", slug)}>{name}</CardLink>
      </h3>
      <p className={styles.text}>{seo.description}</p>
    </div>
  </article>
);
