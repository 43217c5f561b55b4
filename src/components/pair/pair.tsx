import type { ReactNode } from "react";
import * as styles from "./pair.module.css";

/** Two sections side by side on desktops, one below the other elsewhere. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
