import { graphql } from "gatsby";
import { CardLink } from "../card-link/card-link";
import { Cover } from "../picture/cover";
import { PageLink } from "../page-link/page-link";
import { storiesPath } from "../../routes/story-filter";
import { Outcome } from "./outcome";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./case-study-card.module.css";
import { pathOf } from "../../routes/page-table";

interface CardTagsProps {
  tags: readonly string[];
  /** The technologies that the portfolio page can filter by. */
  technologies: readonly string[];
  className?: string;
}

/** What a product was made with. Each technology links to all case studies that use it. */
const CardTags = ({ tags, technologies, className }: CardTagsProps) => (
  <ul className={kit.cluster(2, className)} aria-label={useLabels().caseStudy.technologies}>
    {tags.map((tag) => (
      <li key={tag}>
        {technologies.includes(tag) ? (
          <PageLink
            to={storiesPath({ technologies: [tag] })}
            className={kit.text(["sm"], styles.tag, styles.link)}
          >
            {tag}
          </PageLink>
        ) : (
          <span className={kit.text(["sm"], styles.tag)}>{tag}</span>
        )}
      </li>
    ))}
  </ul>
);

export const caseStudyCardFragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    slug
    hue
    categories
    technologies
    focus
    outcome {
      ...Outcome
    }
    card {
      ...CaseStudyCardFields
      image {
        ...CardPicture
      }
      imageNight {
        ...CardPicture
      }
    }
  }
`;

interface CaseStudyCardProps {
  caseStudy: Queries.CaseStudyCardFragment;
  /** `low`: without the outcome; in wide cards the picture is only as high as the text. */
  look?: "low";
  /** The picture's `sizes`, instead of the fragment's. */
  sizes?: string;
}

/** A case study in its own hue. The whole card is a link. Wide cards have the picture beside the text. */
export const CaseStudyCard = ({
  caseStudy: { slug, hue, technologies, focus, outcome, card },
  look,
  sizes,
}: CaseStudyCardProps) => {
  const { actions } = useLabels();
  return (
    <div className={styles.place}>
      <article
        className={kit.card(["panel", "broad", "clip", "fill"], styles.card, look && styles[look])}
        data-hue={hue}
        style={{ "--focus": focus }}
      >
        <Cover picture={card} className={styles.picture} sizes={sizes} />
        <div className={kit.card(["pad-6"], kit.column(3, kit.grow(styles.words)))}>
          <CardTags tags={card.tags} technologies={technologies} className={styles.tags} />
          {!look && <Outcome outcome={outcome} className={kit.text(["title", "2xl"], styles.outcome)} />}
          <h3 className={kit.text([look ? "2xl" : "lg"], styles.heading)}>
            <CardLink to={pathOf("case-study", slug)} hover="none">
              {card.heading}
            </CardLink>
          </h3>
          <p className={kit.text(["soft", "sm", "balance"], styles.text)}>{card.text}</p>
          <span className={kit.text(["link", "strong"], kit.atEnd(styles.more))} aria-hidden="true">
            {actions.readCaseStudy}
          </span>
        </div>
      </article>
    </div>
  );
};
