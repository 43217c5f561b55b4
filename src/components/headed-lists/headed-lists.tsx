import { clsx } from "clsx";
import * as styles from "./headed-lists.module.css";

interface HeadedListsProps {
  lists: readonly { header: string; list: readonly string[] }[];
  /**
   * `phases`: columns. `stairs`: columns of clay, each higher than the one before. `ledger`: lines on a sheet. `chips`:
   * each entry is a chip.
   */
  look: "phases" | "stairs" | "ledger" | "chips";
}

/** Lists side by side, each with a heading. */
export const HeadedLists = ({ lists, look }: HeadedListsProps) => (
  <div className={clsx(styles.lists, styles[look])}>
    {lists.map(({ header, list }) => (
      <div key={header} className={styles.group}>
        <h3 className={styles.header}>{header}</h3>
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry} className={styles.entry}>
              {entry}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
