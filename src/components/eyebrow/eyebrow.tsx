import type { ReactNode } from "react";
import * as styles from "./eyebrow.module.css";

interface EyebrowProps {
  /** `span`: for use inside a heading. */
  as?: "p" | "span";
  children: ReactNode;
}

/** Small line above a heading. */
export const Eyebrow = ({ as: Line = "p", children }: EyebrowProps) => (
  <Line className={styles.eyebrow}>{children}</Line>
);
