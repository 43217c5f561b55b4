import { Prose } from "./prose";
import * as styles from "./article-prose.module.css";

/** Part of an article. Its highlighted elements have the surrounding hue. */
export const ArticleProse = ({ html }: { html: string }) => (
  <Prose html={html} className={styles.body ?? ""} />
);
