import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./eyebrow.module.css";

interface EyebrowProps {
  /** `span`: for use inside a heading. */
  as?: "p" | "span";
  /** Draws the brand's mark before the eyebrow. For the page's h1 and for panels with a call to action. */
  marked?: boolean | undefined;
  children: ReactNode;
}

/** Small line above a heading. */
export const Eyebrow = ({ as: Line = "p", marked, children }: EyebrowProps) => (
  <Line className={clsx(styles.eyebrow, marked && styles.marked)}>{children}</Line>
);
