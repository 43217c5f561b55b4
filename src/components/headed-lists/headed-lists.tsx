import { PageLink } from "../page-link/page-link";
import * as kit from "../kit/kit";
import * as styles from "./headed-lists.module.css";

interface HeadedListsProps {
  lists: readonly { header: string; list: readonly string[] }[];
  /**
   * `phases`: columns. `stairs`: columns of clay, each higher than the one before. `ledger`: lines on a sheet. `chips`:
   * each entry is a chip.
   */
  look: keyof typeof looks;
  /** Where an entry leads, if it leads anywhere. */
  linkOf?: (entry: string) => string | undefined;
}

const Entry = ({ name, to }: { name: string; to: string | undefined }) =>
  to ? <PageLink to={to}>{name}</PageLink> : name;

/** Of the whole, of each list with its heading, the heading, the list, an entry. */
const looks = {
  phases: {
    whole: kit.tiles("narrow", 6),
    group: kit.column(4, styles.phase),
    header: kit.text(["lg"]),
    list: kit.stack(3, kit.text(["soft"])),
    entry: undefined,
  },
  stairs: {
    whole: styles.stairs,
    group: kit.column(4, styles.stair),
    header: kit.text(["2xl"]),
    list: kit.stack(3),
    entry: undefined,
  },
  ledger: {
    whole: kit.card(["raised"], styles.ledger),
    group: styles.line,
    header: kit.text(["2xl"]),
    list: kit.tiles("usual", 3, kit.text(["soft"])),
    entry: undefined,
  },
  chips: {
    whole: kit.lines(kit.tiles("narrow", 5)),
    group: kit.column(3),
    header: kit.text(["lg"]),
    list: kit.cluster(2),
    entry: styles.chip,
  },
};

/** Lists, each with a heading. */
export const HeadedLists = ({ lists, look, linkOf }: HeadedListsProps) => {
  const { whole, group, header: heading, list: inList, entry: inEntry } = looks[look];
  return (
    <div className={whole}>
      {lists.map(({ header, list }) => (
        <div key={header} className={group}>
          <h3 className={heading}>{header}</h3>
          <ul className={inList}>
            {list.map((entry) => (
              <li key={entry} className={inEntry}>
                <Entry name={entry} to={linkOf?.(entry)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
