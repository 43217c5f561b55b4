import { anchorOf } from "../../routes/anchor-of";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-body.module.css";

interface ContentsListProps {
  headings: readonly string[];
  /** Anchor of the part in view. */
  place?: string | undefined;
}

/** Links to the parts of an article. */
export const ContentsList = ({ headings, place }: ContentsListProps) => (
  <ol className={styles.list}>
    {headings.map((heading) => {
      const anchor = anchorOf(heading);
      return (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            className={kit.text(["soft", "sm"], styles.entry)}
            aria-current={anchor === place ? "location" : undefined}
          >
            {heading}
          </a>
        </li>
      );
    })}
  </ol>
);
