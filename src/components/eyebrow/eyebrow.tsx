import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./eyebrow.module.css";

interface EyebrowProps {
  /** `span`: for use inside a heading. */
  as?: "p" | "span";
  /** With the mark that opens a page and asks for something: by the h1 and on panels, nowhere else. */
  marked?: boolean | undefined;
  children: ReactNode;
}

/** Small line above a heading. */
export const Eyebrow = ({ as: Line = "p", marked, children }: EyebrowProps) => (
  <Line className={clsx(styles.eyebrow, marked && styles.marked)}>{children}</Line>
);
