import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { placesOf } from "./rows";
import * as kit from "../../components/kit/kit";
import * as styles from "./portfolio-tabs.module.css";

interface StoryGridProps {
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  /** Whether the page has the same cards elsewhere; then search and Markdown copy leave these out. */
  repeats?: boolean;
}

/** Case studies: one whole row, then rows of three and two. All pictures have the same shape. */
export const StoryGrid = ({ caseStudies, repeats = false }: StoryGridProps) => {
  const places = placesOf(caseStudies.length);
  return (
    <ul className={kit.columns(2, 5, styles.grid)} data-pagefind-ignore={repeats || undefined}>
      {caseStudies.map((caseStudy, index) => (
        <li key={caseStudy.slug} className={styles[places[index]!]}>
          <CaseStudyCard caseStudy={caseStudy} />
        </li>
      ))}
    </ul>
  );
};
