import type { ReactNode } from "react";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import * as styles from "./carousel.module.css";

interface SlideProps {
  /** Starts at 1. */
  number: number;
  count: number;
  /** Shown instead of the number. */
  name: string | undefined;
  /** Whether this is the first visible slide without being the first of the row. */
  start: boolean;
  children: ReactNode;
}

/** One slide. Ignores the style and the tabIndex that react-slick passes to it. */
export const Slide = ({ number, count, name, start, children }: SlideProps) => {
  const { slide, slideRole } = useLabels().carousel;
  return (
    <div
      role="group"
      aria-roledescription={slideRole}
      aria-label={name ?? fillIn(slide, { number, count })}
      data-slide=""
      data-start={start || undefined}
      className={styles.slide}
    >
      {children}
    </div>
  );
};
