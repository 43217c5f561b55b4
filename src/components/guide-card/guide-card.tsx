import { graphql } from "gatsby";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";
import { interpolate } from "../../content-model/interpolate";
import { CardLink } from "../card-link/card-link";
import { Cover } from "../picture/cover";
import * as kit from "../kit/kit";
import * as styles from "./guide-card.module.css";

export const guideCardFragment = graphql`
  fragment GuideCard on BlogTopic {
    slug
    name
    heading
    text
    minutes
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
    seo {
      description
    }
  }
`;

interface GuideCardProps {
  guide: Queries.GuideCardFragment;
  /** Like an article's card: the picture above the full title and the first words at every width. */
  tall?: boolean;
}

/** A teaser of a guide with its own picture. The whole card is a link. */
export const GuideCard = ({ guide, tall }: GuideCardProps) => {
  const { slug, name, heading, text, minutes, seo } = guide;
  const { article: labels } = useLabels();
  return (
    <article className={kit.card(["raised", "pressable", "clip", "fill"], kit.grid(1, styles.card))}>
      <Cover picture={{ ...guide, alt: "" }} className={styles.picture} />
      <div className={kit.column(2, kit.card([tall ? "pad-5" : "pad-4"]))}>
        {tall && <p className={kit.text(["soft", "sm"])}>{interpolate(labels.readingTime, { minutes })}</p>}
        <h3 className={kit.text([tall ? "lg" : "2xl"])}>
          <CardLink to={pathOf("blog-topic", slug)}>{tall ? heading : name}</CardLink>
        </h3>
        <p className={kit.text(["soft", tall ? "md" : "sm"], styles.text)}>{tall ? text : seo.description}</p>
      </div>
    </article>
  );
};
