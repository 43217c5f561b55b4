import { clsx } from "clsx";
import { CardLink } from "../card-link/card-link";
import * as styles from "./link-lines.module.css";

interface LinkLine {
  path: string;
  name: string;
  summary: string;
}

interface LinkLinesProps {
  lines: readonly LinkLine[];
  /** Heading level of the names. `h2` when no section heading is above them. */
  heading?: "h2" | "h3";
  /** `compact`: for a narrow column, with the summary below the name. `pair`: two such columns. */
  look?: "compact" | "pair";
}

/** A list of pages with a rule below each; the whole line is a link. */
export const LinkLines = ({ lines, heading: Heading = "h3", look }: LinkLinesProps) => (
  <ul className={clsx(look && styles.compact, look === "pair" && styles.pair)}>
    {lines.map(({ path, name, summary }) => (
      <li key={path} className={styles.row}>
        <Heading className={styles.name}>
          <CardLink to={path} hover="none">
            {name}
          </CardLink>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </li>
    ))}
  </ul>
);
