import type { ReactNode } from "react";
import * as styles from "./eyebrow.module.css";

interface EyebrowProps {
  /** `span`: as a heading's own first line. */
  readonly as?: "p" | "span";
  readonly children: ReactNode;
}

/** Small line above a heading. */
export const Eyebrow = ({ as: Line = "p", children }: EyebrowProps) => (
  <Line className={styles.eyebrow}>{children}</Line>
);
