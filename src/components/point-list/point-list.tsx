import { clsx } from "clsx";
import * as styles from "./point-list.module.css";

interface PointListProps {
  points: readonly string[];
  /**
   * `columns`: two columns, for long lists. `dense`: columns of small text. `ruled`: larger, with a line over
   * each. `pairs`: two in a row at every width.
   */
  layout?: "column" | "columns" | "dense" | "ruled" | "pairs";
}

/** A list whose bullets are ticked clay dots. */
export const PointList = ({ points, layout = "column" }: PointListProps) => (
  <ul className={clsx(styles.points, styles[layout])}>
    {points.map((point) => (
      <li key={point} className={styles.point}>
        <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="12" className={styles.dot} />
          <path d="M7 12.5l3.4 3.4L17 9" className={styles.check} />
        </svg>
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
