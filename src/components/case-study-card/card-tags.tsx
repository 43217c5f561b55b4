import { clsx } from "clsx";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./card-tags.module.css";

interface CardTagsProps {
  tags: readonly string[];
  className?: string;
}

/** What a product was made with. */
export const CardTags = ({ tags, className }: CardTagsProps) => (
  <ul className={clsx(kit.cluster(2), className)} aria-label={useLabels().caseStudy.technologies}>
    {tags.map((tag) => (
      <li key={tag} className={styles.tag}>
        {tag}
      </li>
    ))}
  </ul>
);
