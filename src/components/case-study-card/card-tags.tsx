import { PageLink } from "../page-link/page-link";
import { storiesPath } from "../../routes/story-filter";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./card-tags.module.css";

interface CardTagsProps {
  tags: readonly string[];
  /** The technologies that the portfolio page can filter by. */
  technologies: readonly string[];
  className?: string;
}

/** What a product was made with. Each technology links to all case studies that use it. */
export const CardTags = ({ tags, technologies, className }: CardTagsProps) => (
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
