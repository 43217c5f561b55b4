import { PageLink } from "../page-link/page-link";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../kit/kit";
import * as styles from "./pager.module.css";

/** Page numbers to link to: the first, the last, the current one and its neighbours. 0 stands for a gap. */
export const pageNumbers = (number: number, count: number): number[] => {
  const shown = [1, number - 1, number, number + 1, count].filter((each) => each >= 1 && each <= count);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((each, index) => (each > (numbers[index - 1] ?? each) + 1 ? [0, each] : [each]));
};

interface PagerProps {
  /** Accessible name of the list. */
  list: string;
  number: number;
  count: number;
  pathOf: (number: number) => string;
}

/** Links to the other pages of a list; renders nothing if there is only one page. */
export const Pager = ({ list, number, count, pathOf }: PagerProps) => {
  const { pages } = useLabels();
  if (count < 2) return null;
  return (
    <nav
      aria-label={interpolate(pages.name, { list })}
      className={kit.grid(3, kit.onlyFor("screen", styles.pager))}
    >
      {number > 1 && (
        <PageLink to={pathOf(number - 1)} rel="prev" className={kit.pill("edged", styles.step)}>
          {pages.previous}
        </PageLink>
      )}
      <ol className={kit.row(1, styles.list)}>
        {pageNumbers(number, count).map((each, index) => (
          <li key={each || -index} className={styles.place}>
            {each > 0 && (
              <PageLink
                to={pathOf(each)}
                aria-label={interpolate(pages.crumb, { number: each })}
                aria-current={each === number ? "page" : undefined}
                className={kit.pill("plain")}
              >
                {each}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {number < count && (
        <PageLink to={pathOf(number + 1)} rel="next" className={kit.pill("edged", styles.step)}>
          {pages.next}
        </PageLink>
      )}
    </nav>
  );
};
