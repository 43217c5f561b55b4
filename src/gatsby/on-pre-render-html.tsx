import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";
import { serverErrorPath } from "../routes/hidden-paths";

/** The mark itself, a few hundred bytes: as a file it would be fetched beside the page's first picture. */
const drawnIcon = (): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(join(process.cwd(), "static/icon.svg"), "utf8").trim())}`;

/** Changes to the head links of gatsby-plugin-manifest, by React key. */
const linkChanges: Record<string, (link: ReactElement, path: string) => ReactNode> = {
  // Without `sizes`, Chromium downloads this icon as well as the SVG.
  "gatsby-plugin-manifest-icon-link-png": (link) => cloneElement(link, { sizes: "32x32" }),
  "gatsby-plugin-manifest-icon-link-svg": (link) => cloneElement(link, { href: drawnIcon() }),
  // src/load/after-load.ts enables it after the page has painted.
  "gatsby-plugin-manifest-link": (link, path) =>
    path === serverErrorPath ? link : <noscript key={link.key}>{link}</noscript>,
};

const changed = (node: ReactNode, path: string): ReactNode =>
  (isValidElement(node) && linkChanges[String(node.key)]?.(node, path)) || node;

/** Keeps the first bytes, and the requests before the first picture, for what a visitor sees. */
export const onPreRenderHTML = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void =>
  replaceHeadComponents(getHeadComponents().map((node) => changed(node, pathname)));
