import { clsx } from "clsx";
import * as styles from "./prose.module.css";

/** HTML rendered from Markdown. Raw HTML in the source has been escaped. */
export const Prose = ({ html, className }: { html: string; className?: string }) => (
  <div className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
);
