import { clsx } from "clsx";
import { PageLink } from "../page-link/page-link";
import * as styles from "./headed-lists.module.css";

interface HeadedListsProps {
  lists: readonly { header: string; list: readonly string[] }[];
  /**
   * `phases`: columns. `stairs`: columns of clay, each higher than the one before. `ledger`: lines on a sheet. `chips`:
   * each entry is a chip.
   */
  look: "phases" | "stairs" | "ledger" | "chips";
  /** Where an entry leads, if it leads anywhere. */
  linkOf?: (entry: string) => string | undefined;
}

const Entry = ({ name, to }: { name: string; to: string | undefined }) =>
  to ? <PageLink to={to}>{name}</PageLink> : name;

/** Lists side by side, each with a heading. */
export const HeadedLists = ({ lists, look, linkOf }: HeadedListsProps) => (
  <div className={clsx(styles.lists, styles[look])}>
    {lists.map(({ header, list }) => (
      <div key={header} className={styles.group}>
        <h3 className={styles.header}>{header}</h3>
        <ul className={styles.list}>
          {list.map((entry) => (
            <li key={entry} className={styles.entry}>
              <Entry name={entry} to={linkOf?.(entry)} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
