import { CaseStudyCard } from "../../components/case-study-card/case-study-card";
import * as kit from "../../components/kit/kit";
import * as styles from "./portfolio-tabs.module.css";

/** Width of a card: the whole row, a half or a third. */
export type CardPlace = "whole" | "half" | "third";

const three: CardPlace[] = ["third", "third", "third"];
const two: CardPlace[] = ["half", "half"];

/** Widths of `count` cards: one whole row, then alternating rows of three and two, without gaps. */
export const placesOf = (count: number): CardPlace[] => {
  const places: CardPlace[] = count === 2 || count === 3 ? [] : ["whole"];
  for (let wide = true; places.length < count; wide = !wide) {
    const left = count - places.length;
    const fits = wide ? left !== 2 && left !== 4 : left === 3;
    places.push(...(fits ? three : two));
  }
  return places.slice(0, count);
};

interface StoryGridProps {
  caseStudies: readonly Queries.CaseStudyCardFragment[];
  /** Whether the page has the same cards elsewhere; then search and Markdown copy leave these out. */
  repeats?: boolean;
}

/** Case studies: one whole row, then rows of three and two. All pictures have the same shape. */
export const StoryGrid = ({ caseStudies, repeats = false }: StoryGridProps) => {
  const places = placesOf(caseStudies.length);
  return (
    <ul className={kit.columns(6, 5, styles.grid)} data-pagefind-ignore={repeats || undefined}>
      {caseStudies.map((caseStudy, index) => (
        <li key={caseStudy.slug} className={styles[places[index] ?? "third"]}>
          <CaseStudyCard caseStudy={caseStudy} />
        </li>
      ))}
    </ul>
  );
};
