import { PageLink } from "../page-link/page-link";
import * as kit from "../kit/kit";
import * as styles from "./headed-lists.module.css";

interface HeadedListsProps {
  lists: readonly { header: string; list: readonly string[] }[];
  /**
   * `phases`: columns. `stairs`: coloured columns, each higher than the one before. `ledger`: lines on a sheet.
   * `chips`: each entry is a chip.
   */
  look: keyof typeof looks;
  /** The path that an entry links to, if any. */
  linkOf?: (entry: string) => string | undefined;
}

const Entry = ({ name, to }: { name: string; to: string | undefined }) =>
  to ? <PageLink to={to}>{name}</PageLink> : name;

/** Classes of the root, of each list with its heading, and of each list. */
const looks = {
  phases: [kit.tiles(6, "narrow"), kit.column(4, styles.phase), kit.stack(3, kit.text(["soft"]))],
  stairs: [styles.stairs, kit.column(4, styles.stair), kit.stack(3)],
  ledger: [kit.card(["raised"], styles.ledger), styles.line, kit.tiles(5, "usual", kit.text(["soft"]))],
  chips: [kit.columns(4, 5, kit.lines()), kit.column(3), kit.cluster(2)],
};

export const HeadedLists = ({ lists, look, linkOf }: HeadedListsProps) => {
  const [whole, group, inGroup] = looks[look];
  return (
    <div className={whole}>
      {lists.map(({ header, list }) => (
        <div key={header} className={group}>
          <h3>{header}</h3>
          <ul className={inGroup}>
            {list.map((entry) => (
              <li key={entry} className={look === "chips" ? styles.chip : undefined}>
                <Entry name={entry} to={linkOf?.(entry)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
