import type { MouseEvent } from "react";
import { gatsbyRuntime } from "../../browser/gatsby-runtime";
import * as styles from "./prose.module.css";

/** Follows links to pages of this site without a page load. */
const followOwnLinks = (event: MouseEvent<HTMLElement>) => {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href") ?? "";
  if (!href.startsWith("/") || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // `href` already has the path prefix; Gatsby's `navigate` would add it again.
  void gatsbyRuntime().___navigate?.(href);
};

/** HTML rendered from Markdown. Raw HTML in the source has been escaped. */
export const Prose = ({ html }: { html: string }) => (
  // Only links inside react to the click, and they answer the keyboard by themselves.
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  <div className={styles.prose} onClick={followOwnLinks} dangerouslySetInnerHTML={{ __html: html }} />
);
