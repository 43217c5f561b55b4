import { useRef, type ReactNode } from "react";
import { useActiveSection } from "../../browser/reading/use-active-section";
import { ContentsList } from "./contents-list";
import * as kit from "../../components/kit/kit";
import * as styles from "./article-body.module.css";

interface ArticleBodyProps {
  /** Heading of the table of contents. */
  contents: string;
  /** Of the article's parts. */
  headings: readonly string[];
  /** Beside the text, on phones below it. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** An article's text, with a table of contents before it and something else after it: on wide screens both stand beside it. */
export const ArticleBody = ({ contents, headings, aside, children }: ArticleBodyProps) => {
  const text = useRef<HTMLDivElement>(null);
  const place = useActiveSection(text, "section");
  return (
    <div className={kit.stack(7, styles.layout)}>
      <nav className={styles.beside} aria-label={contents}>
        <p className={styles.title}>{contents}</p>
        <ContentsList headings={headings} place={place} />
      </nav>
      <div ref={text}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
};
