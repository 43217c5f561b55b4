import { useRef } from "react";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import * as styles from "./years.module.css";

interface YearsProps {
  years: readonly number[];
  /** Index of the chosen year. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** A horizontal list of years. It scrolls the chosen one into view without scrolling the page. */
export const Years = ({ years, chosen, onChoose }: YearsProps) => {
  const line = useRef<HTMLOListElement>(null);

  useBrowserLayoutEffect(() => {
    const list = line.current;
    const mark = list?.children[chosen] as HTMLElement | undefined;
    if (!list || !mark) return;
    list.scrollLeft = mark.offsetLeft - (list.clientWidth - mark.offsetWidth) / 2;
  }, [chosen]);

  return (
    <ol ref={line} className={styles.years}>
      {years.map((year, index) => (
        <li key={year} className={styles.place}>
          <button
            type="button"
            className={styles.year}
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
