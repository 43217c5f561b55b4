import { clsx } from "clsx";
import { graphql } from "gatsby";
import { CardLink } from "../card-link/card-link";
import { Picture } from "../picture/picture";
import { useLabels } from "../../site-data/context";
import * as styles from "./case-study-card.module.css";
import { pathOf } from "../../routes/page-table";

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    slug
    hue
    categories
    card {
      heading
      text
      tags
      alt
      image {
        ...CardPicture
      }
    }
  }
`;

interface CaseStudyCardProps {
  caseStudy: Queries.CaseStudyCardFragment;
  /** `wide`: picture beside the text, as on a slide. `low`: the same, half as high. */
  look?: "tall" | "wide" | "low";
}

/** A case study in its own hue. The whole card is a link. */
export const CaseStudyCard = ({ caseStudy: { slug, hue, card }, look = "tall" }: CaseStudyCardProps) => {
  const { actions, caseStudy } = useLabels();
  return (
    <article
      className={clsx(styles.card, look !== "tall" && styles.wide, look === "low" && styles.low)}
      data-hue={hue}
    >
      <Picture file={card.image} alt={card.alt} className={styles.picture} />
      <div className={styles.words}>
        <ul className={styles.tags} aria-label={caseStudy.technologies}>
          {card.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
        <h3 className={styles.heading}>
          <CardLink to={pathOf("case-study", slug)} hover="none">
            {card.heading}
          </CardLink>
        </h3>
        <p className={styles.text}>{card.text}</p>
        <span className={styles.more} aria-hidden="true">
          {actions.readCaseStudy}
        </span>
      </div>
    </article>
  );
};
