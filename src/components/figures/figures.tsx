import * as kit from "../kit/kit";
import * as styles from "./figures.module.css";
import { StatValue } from "./stat-value";

export interface Figure {
  value: string;
  label: string;
  text?: string | null;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** `ruled`: each below a rule. `large`: they are the picture of their band. */
  look?: "ruled" | "large";
}

/** Four in a row, two on phones; other numbers share the row. */
const listOf = (count: number) =>
  count % 4 === 0 ? kit.columns(4, 7, styles.four) : kit.tiles("narrow", 5, styles.shared);

/** Large figures beside each other, each with what it counts. */
export const Figures = ({ figures, look = "ruled" }: FiguresProps) => (
  <dl className={listOf(figures.length)}>
    {figures.map(({ value, label, text }) => (
      <div key={label} className={kit.column(2, styles[look])}>
        <dt className={kit.text(look === "large" ? ["soft", "balance"] : ["strong", "balance"])}>{label}</dt>
        <dd className={styles.value}>
          <StatValue value={value} />
        </dd>
        {text && <dd className={kit.text(["soft"])}>{text}</dd>}
      </div>
    ))}
  </dl>
);
