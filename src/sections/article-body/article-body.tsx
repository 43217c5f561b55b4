import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { useActiveSection } from "../../browser/reading/use-active-section";
import { Summary } from "../../components/summary/summary";
import { anchorOf } from "../../routes/anchor-of";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-body.module.css";

interface ContentsListProps {
  headings: readonly string[];
  /** Anchor of the part in view. */
  place?: string | undefined;
}

/** Links to the parts of an article. */
const ContentsList = ({ headings, place }: ContentsListProps) => (
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

interface ArticleBodyProps {
  /** Heading of the table of contents. */
  contents: string;
  headings: readonly string[];
  /** Hue of the highlighted elements. */
  hue: string;
  /** Shown beside the text, on phones below it. */
  aside?: ReactNode;
  /** The text's parts. */
  children: ReactNode;
}

/**
 * A text in parts, with a table of contents before it and something else after it; on wide screens both are beside it.
 * The contents are rendered twice, because `<details>` cannot be always open at one width only.
 */
export const ArticleBody = ({ contents, headings, hue, aside, children }: ArticleBodyProps) => {
  const text = useRef<HTMLDivElement>(null);
  const place = useActiveSection("section", { within: text });
  return (
    <div className={kit.pageWidth(kit.grid(7, styles.layout))} data-background="plain">
      <nav className={styles.beside} aria-label={contents}>
        <div className={kit.stack(3)}>
          <p className={kit.text(["strong"])}>{contents}</p>
          <ContentsList headings={headings} place={place} />
        </div>
      </nav>
      <div ref={text} className={kit.stack(8, clsx(styles.text, !aside && styles.alone))} data-hue={hue}>
        <details className={kit.onlyFor("screen", kit.corners("m", styles.folded))} data-pagefind-ignore>
          <Summary>{contents}</Summary>
          <ContentsList headings={headings} />
        </details>
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
};
