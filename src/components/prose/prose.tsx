import * as styles from "./prose.module.css";

/** HTML rendered from Markdown. Raw HTML in the source has been escaped. */
export const Prose = ({ html }: { html: string }) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
