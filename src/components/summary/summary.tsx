import { clsx } from "clsx";
import * as kit from "../kit/kit";
import * as styles from "./summary.module.css";

interface SummaryProps {
  /** As wide as its text, instead of the whole line. */
  narrow?: boolean;
  children: string;
}

/** The line that opens a `details`, with the site's arrow. */
export const Summary = ({ narrow, children }: SummaryProps) => (
  <summary
    className={clsx(
      kit.row(4, kit.spaceBetween(kit.text(["strong"], kit.icon("down", styles.summary)))),
      narrow && styles.narrow,
    )}
  >
    {children}
  </summary>
);
