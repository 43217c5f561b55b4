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
  /** Level of the names: `h2` where they head the page's parts themselves. */
  heading?: "h2" | "h3";
  /** `compact`: in a narrow column, the summary under the name. */
  look?: "compact";
}

/** Pages as ruled lines; each line as a whole is the link. */
export const LinkLines = ({ lines, heading: Heading = "h3", look }: LinkLinesProps) => (
  <ul className={clsx(look && styles[look])}>
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
