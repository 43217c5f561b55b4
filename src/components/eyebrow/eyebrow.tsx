import type { ReactNode } from "react";
import * as styles from "./eyebrow.module.css";

/** Small line above a heading. */
export const Eyebrow = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.eyebrow}>{children}</p>
);
