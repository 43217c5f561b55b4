import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";
import { serverErrorPath } from "../routes/hidden-paths";
import { beforePaint } from "./on-render-body";

/**
 * The icon as a data URL; a file would compete with the page's first picture. Defined by webpack, because
 * Gatsby renders all pages in every build if rendering reads files.
 */
declare const __DRAWN_ICON__: string;

/** Changes to the head links of gatsby-plugin-manifest, by React key. */
const linkChanges: Record<string, (link: ReactElement, path: string) => ReactNode> = {
  // Without `sizes`, Chromium downloads this icon as well as the SVG.
  "gatsby-plugin-manifest-icon-link-png": (link) => cloneElement(link, { sizes: "32x32" }),
  "gatsby-plugin-manifest-icon-link-svg": (link) => cloneElement(link, { href: __DRAWN_ICON__ }),
  // src/browser/hydration/load-bundles.ts enables it after the page has painted.
  "gatsby-plugin-manifest-link": (link, path) =>
    path === serverErrorPath ? link : <noscript key={link.key}>{link}</noscript>,
};

const changed = (node: ReactNode, path: string): ReactNode =>
  (isValidElement(node) && linkChanges[String(node.key)]?.(node, path)) || node;

/** Preloads and their script come before the styles, which are slow to parse. */
const isEarly = (node: ReactNode): boolean =>
  Array.isArray(node)
    ? node.some(isEarly)
    : isValidElement<{ rel?: string }>(node) && (node.props.rel === "preload" || node.key === beforePaint);

/** Reorders the head, so that what a visitor sees first is loaded first. */
export const onPreRenderHTML = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}: PreRenderHTMLArgs): void => {
  const nodes = getHeadComponents().map((node) => changed(node, pathname));
  replaceHeadComponents([...nodes.filter(isEarly), ...nodes.filter((node) => !isEarly(node))]);
};
