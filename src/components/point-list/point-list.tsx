import * as kit from "../kit/kit";
import * as styles from "./point-list.module.css";

interface PointListProps {
  points: readonly string[];
  /**
   * `columns`: two columns, for long lists. `dense`: columns of small text. `ruled`: larger, with a rule above each
   * point. `pairs`: two per row.
   */
  layout?: "column" | "columns" | "dense" | "ruled" | "pairs";
}

const lists = {
  column: kit.stack(4),
  columns: kit.tiles(6, "wide"),
  dense: kit.tiles(3, "usual", kit.text(["sm"], styles.dense)),
  ruled: kit.stack(1, kit.lines(kit.text(["lg"], styles.ruled))),
  pairs: kit.columns(2, 5),
};

/** A list whose bullets are ticked clay dots. */
export const PointList = ({ points, layout = "column" }: PointListProps) => (
  <ul className={lists[layout]}>
    {points.map((point) => (
      <li key={point} className={kit.text(["balance"], styles.point)}>
        <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="12" className={styles.dot} />
          <path d="M7 12.5l3.4 3.4L17 9" className={styles.check} />
        </svg>
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
