import type { ReactNode } from "react";
import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import * as styles from "./carousel.module.css";

interface SlideProps {
  /** From 1. */
  number: number;
  count: number;
  /** A repetition that only fills the loop: not read out. */
  repeated: boolean;
  /** The one in sight at first, where that is not the first of the row. */
  start: boolean;
  children: ReactNode;
}

/** One slide. react-slick hands it a style and a tab index, neither of which it wants. */
export const Slide = ({ number, count, repeated, start, children }: SlideProps) => {
  const { slide, slideRole } = useLabels().carousel;
  return (
    <div
      role="group"
      aria-roledescription={slideRole}
      aria-label={fillIn(slide, { number, count })}
      aria-hidden={repeated || undefined}
      data-slide={repeated ? "repeated" : ""}
      data-start={start || undefined}
      className={styles.slide}
    >
      {children}
    </div>
  );
};
