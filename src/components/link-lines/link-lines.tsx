import { clsx } from "clsx";
import { CardLink } from "../card-link/card-link";
import { Cover, type CoverFiles } from "../picture/cover";
import * as kit from "../kit/kit";
import * as facts from "../reading-facts/reading-facts.module.css";
import * as styles from "./link-lines.module.css";

interface LinkLine {
  path: string;
  name: string;
  /** A sentence, or facts in a row. */
  summary: string | readonly string[];
  /** Small, before the words of a compact line. */
  cover?: CoverFiles;
}

interface LinkLinesProps {
  lines: readonly LinkLine[];
  /** Heading level of the names. `h2` when no section heading is above them. */
  heading?: "h2" | "h3";
  /**
   * `compact`: for a narrow column, with the summary below the name. `pair`: two such columns. `lead`: the same for five
   * lines, of which the first is as high as two. `dated`: for a narrow column, with a short summary at the right.
   */
  look?: "compact" | "pair" | "lead" | "dated";
}

/** A list of pages with a rule below each; the whole line is a link. */
export const LinkLines = ({ lines, heading: Heading = "h3", look }: LinkLinesProps) => (
  <ul className={clsx(look && styles.compact, look && look !== "compact" && styles[look])}>
    {lines.map(({ path, name, summary, cover }) => (
      <li key={path} className={clsx(styles.row, cover && styles.pictured)}>
        {cover && <Cover files={cover} alt="" className={styles.picture} sizes="120px" />}
        <Heading className={styles.name}>
          <CardLink to={path} hover="none">
            {name}
          </CardLink>
        </Heading>
        {typeof summary === "string" ? (
          <p className={styles.summary}>{summary}</p>
        ) : (
          <p className={clsx(styles.summary, kit.text(["soft", "sm"], facts.facts))}>
            {summary.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </li>
    ))}
  </ul>
);
