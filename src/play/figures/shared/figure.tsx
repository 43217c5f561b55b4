import type { ReactNode } from "react";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";
import { Result } from "./result";

interface FigureProps {
  /** What the drawing shows. */
  alt: string;
  /** An SVG. */
  drawing: ReactNode;
  /** What comes of the visitor's choice: a figure in large type, and a sentence. */
  value: string;
  result: string;
  children: ReactNode;
}

/** A drawing, what it comes to, and the controls that change it. */
export const Figure = ({ alt, drawing, value, result, children }: FigureProps) => (
  <div className={kit.stack(6, styles.figure)}>
    <div className={styles.stage} role="img" aria-label={alt}>
      {drawing}
    </div>
    <div className={kit.stack(5, styles.side)}>
      <Result value={value} text={result} />
      <div className={kit.stack(3, styles.controls)}>{children}</div>
    </div>
  </div>
);
