import { CardLink } from "../card-link/card-link";
import { Cover } from "../picture/cover";
import type { DayNightFiles } from "../picture/day-night-picture";
import { Picture, type PictureFile } from "../picture/picture";
import * as kit from "../kit/kit";
import * as facts from "../reading-facts/reading-facts.module.css";
import * as styles from "./link-lines.module.css";

interface LinkLine {
  path: string;
  name: string;
  /** A sentence, or several facts in a row. */
  summary: string | readonly string[];
  /** A small picture before the text. */
  cover?: DayNightFiles;
  /** A clay object before the text, not cropped. */
  object?: PictureFile;
}

interface LinkLinesProps {
  lines: readonly LinkLine[];
  /** Heading level of the names: `h2` if no section heading is above them. */
  heading?: "h2" | "h3";
  /**
   * `even`: rows share the height of the neighbouring column. `pair`: two columns. `lead`: two columns for five lines,
   * of which the first is two rows high. `half`: rows of one height, beside another section. `dated`: the same, with a
   * short summary at the right.
   */
  look?: keyof typeof lists;
}

const lists = {
  even: kit.stack(0, styles.even),
  pair: kit.desktopColumns(2, 0, styles.pair),
  lead: kit.grid(0, styles.lead),
  half: kit.stack(0, styles.half),
  dated: kit.stack(0, styles.half),
};

/** A list of pages with a rule above each; the whole line is a link. */
export const LinkLines = ({ lines, heading: Heading = "h3", look }: LinkLinesProps) => (
  <ul className={look && lists[look]}>
    {lines.map(({ path, name, summary, cover, object }) => (
      <li key={path} className={kit.row(4, kit.icon("next", styles.row))}>
        {cover && (
          <Cover
            picture={{ ...cover, alt: "" }}
            className={styles.picture}
            sizes={look === "lead" ? "267px" : "160px"}
          />
        )}
        {object && <Picture file={object} alt="" className={kit.frame("contain", styles.picture)} />}
        <div className={look === "dated" ? kit.grid(1, kit.grow(styles.words)) : kit.stack(1, kit.grow())}>
          <Heading className={kit.text(["lg"], styles.name)}>
            <CardLink to={path} hover="none">
              {name}
            </CardLink>
          </Heading>
          {typeof summary === "string" ? (
            <p className={kit.text(["soft", "sm"])}>{summary}</p>
          ) : (
            <p className={kit.text(["soft", "sm"], facts.facts, styles.summary)}>
              {summary.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
