import { Prose } from "./prose";
import * as styles from "./article-prose.module.css";

/** A part of an article: its elements that stand out are in the hue around it. */
export const ArticleProse = ({ html }: { html: string }) => (
  <Prose html={html} className={styles.body ?? ""} />
);
