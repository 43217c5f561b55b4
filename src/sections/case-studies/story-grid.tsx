import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { placesOf } from "./rows";
import * as kit from "../../components/kit/kit";
import * as styles from "./portfolio-tabs.module.css";

/** Case studies: one whole row, then rows of three and two. All pictures have the same shape. */
export const StoryGrid = ({ caseStudies }: { caseStudies: readonly Queries.CaseStudyCardFragment[] }) => {
  const places = placesOf(caseStudies.length);
  return (
    <ul className={kit.columns(2, 5, styles.grid)}>
      {caseStudies.map((caseStudy, index) => (
        <li key={caseStudy.slug} className={styles[places[index]!]}>
          <CaseStudyCard caseStudy={caseStudy} />
        </li>
      ))}
    </ul>
  );
};
