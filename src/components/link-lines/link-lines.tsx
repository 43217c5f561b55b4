import { CardLink } from "../card-link/card-link";
import { Cover, type CoverFiles } from "../picture/cover";
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
  cover?: CoverFiles;
  /** A clay object before the text, not cropped. */
  object?: PictureFile;
}

interface LinkLinesProps {
  lines: readonly LinkLine[];
  /** Heading level of the names: `h2` if no section heading is above them. */
  heading?: "h2" | "h3";
  /**
   * `even`: rows share the height of the neighbouring column. `pair`: two columns. `lead`: two columns for five lines,
   * of which the first is two rows high. `dated`: for narrow columns, with a short summary at the right.
   */
  look?: "even" | "pair" | "lead" | "dated";
}

/** A list of pages with a rule above each; the whole line is a link. */
export const LinkLines = ({ lines, heading: Heading = "h3", look }: LinkLinesProps) => (
  <ul className={look && kit.stack(0, styles[look])}>
    {lines.map(({ path, name, summary, cover, object }) => (
      <li key={path} className={kit.row(4, styles.row)}>
        {cover && (
          <Cover
            files={cover}
            alt=""
            className={styles.picture}
            sizes={look === "lead" ? "267px" : "160px"}
          />
        )}
        {object && <Picture file={object} alt="" className={kit.frame("contain", styles.picture)} />}
        <div className={kit.stack(1, kit.grow(styles.words))}>
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
