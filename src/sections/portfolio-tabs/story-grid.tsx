import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import { looks, placesOf } from "./rows";
import * as styles from "./portfolio-tabs.module.css";

/** Case studies in rows of two and three. */
export const StoryGrid = ({ caseStudies }: { caseStudies: readonly Queries.CaseStudyCardFragment[] }) => {
  const places = placesOf(caseStudies.length);
  return (
    <ul className={styles.grid}>
      {caseStudies.map((caseStudy, index) => {
        const place = places[index]!;
        return (
          <li key={caseStudy.slug} className={styles[place]}>
            <CaseStudyCard caseStudy={caseStudy} look={looks[place]} />
          </li>
        );
      })}
    </ul>
  );
};
