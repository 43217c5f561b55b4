import { useRef, type ReactNode } from "react";
import { useReadingPlace } from "../../browser/use-reading-place";
import { useLabels } from "../../site-data/context";
import { ContentsList } from "./contents-list";
import * as styles from "./article-body.module.css";

interface ArticleBodyProps {
  /** Of the article's parts. */
  headings: readonly string[];
  /** Beside the text, on phones below it. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** An article's text, with a table of contents before it and something else after it: on wide screens both stand beside it. */
export const ArticleBody = ({ headings, aside, children }: ArticleBodyProps) => {
  const { article } = useLabels();
  const text = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(text, "section");
  return (
    <div className={styles.layout}>
      <nav className={styles.beside} aria-label={article.contents}>
        <p className={styles.title}>{article.contents}</p>
        <ContentsList headings={headings} place={place} />
      </nav>
      <div ref={text}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
};
