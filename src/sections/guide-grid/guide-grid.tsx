import { graphql } from "gatsby";
import { CardLink } from "../../components/card-link/card-link";
import { Picture } from "../../components/picture/picture";
import { pathOf } from "../../routes/page-table";
import * as styles from "./guide-grid.module.css";

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

/** The guides, each told apart by its picture; the whole tile is a link. */
export const GuideGrid = ({ guides }: { guides: readonly Queries.GuideCardFragment[] }) => (
  <ul className={styles.guides}>
    {guides.map(({ slug, name, image, seo }) => (
      <li key={slug} className={styles.guide}>
        <Picture file={image} alt="" className={styles.picture} sizes="240px" />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <CardLink to={pathOf("blog-topic", slug)}>{name}</CardLink>
          </h3>
          <p className={styles.text}>{seo.description}</p>
        </div>
      </li>
    ))}
  </ul>
);
