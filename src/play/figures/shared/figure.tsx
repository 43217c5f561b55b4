import type { ReactNode } from "react";
import { useLabels } from "../../../site-data/context";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";
import { Result } from "./result";

interface FigureProps {
  /** What the drawing shows. */
  alt: string;
  /** An SVG. */
  drawing: ReactNode;
  /** The result of the visitor's choice: a figure in large type, and a sentence. */
  value: string;
  result: string;
  children: ReactNode;
}

/** A drawing, the result, and the controls that change both. */
export const Figure = ({ alt, drawing, value, result, children }: FigureProps) => (
  <div className={kit.split("even", 6, styles.figure)}>
    <div className={kit.card(["raised", "pad-5"], styles.stage)} role="img" aria-label={alt}>
      {drawing}
    </div>
    <div className={kit.stack(5)}>
      <Result value={value} text={result} />
      <div className={kit.only("live", styles.answers)}>
        <div className={kit.stack(3, styles.controls)}>{children}</div>
        <p className={kit.text(["sm"], styles.waiting)} data-pagefind-ignore>
          {useLabels().figures.waiting}
        </p>
      </div>
    </div>
  </div>
);
