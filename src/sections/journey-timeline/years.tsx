import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import * as kit from "../../components/kit/kit";
import * as styles from "./years.module.css";

interface YearsProps {
  years: readonly number[];
  /** Label of the unfinished year, which follows the others. */
  unfinished: string;
  /** Index of the chosen year. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** A horizontal list of years. It scrolls the chosen one into view without scrolling the page. */
export const Years = ({ years, unfinished, chosen, onChoose }: YearsProps) => {
  const line = useRef<HTMLOListElement>(null);

  // After the paint, because measuring the list, far down the page, lays out everything above it.
  useEffect(() => {
    const list = line.current;
    const mark = list?.children[chosen] as HTMLElement | undefined;
    if (!list || !mark) return;
    list.scrollLeft = mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2;
  }, [chosen]);

  return (
    <ol ref={line} className={kit.onlyFor("screen", kit.row(0, styles.years))}>
      {[...years, unfinished].map((year, index) => (
        <li key={year} className={styles.place}>
          <button
            type="button"
            className={clsx(
              kit.stack(2, kit.marker("bar", kit.focusInside(kit.text(["soft", "strong"], styles.year)))),
              index === years.length && styles.wet,
            )}
            aria-current={index === chosen ? "true" : undefined}
            onClick={() => onChoose(index)}
          >
            {year}
          </button>
        </li>
      ))}
    </ol>
  );
};
