import type { ReactNode } from "react";
import { Picture, type PictureFile } from "../../components/picture";
import * as styles from "./article-header.module.css";

interface ArticleHeaderProps {
  readonly heading: string;
  readonly text: string;
  readonly image: PictureFile;
  readonly alt: string;
  /** Day and reading time, or what else stands over the title. */
  readonly children?: ReactNode;
}

/** Banner of an article. */
export const ArticleHeader = ({ heading, text, image, alt, children }: ArticleHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.words}>
      <div className={styles.meta}>{children}</div>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
    </div>
    <Picture file={image} alt={alt} className={styles.picture} priority />
  </header>
);
