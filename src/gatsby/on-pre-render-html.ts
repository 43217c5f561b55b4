import { cloneElement, isValidElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";

/** gatsby-plugin-image's reveal scripts and styles; pictures here are native and need none of them. */
const isImageReveal = (node: ReactNode): boolean =>
  isValidElement(node) && /^gatsby-image-style/.test(String(node.key ?? ""));

/** gatsby-plugin-manifest names no size, and without one Chromium fetches this icon besides the drawing. */
const withIconSize = (node: ReactNode): ReactNode =>
  isValidElement<{ sizes?: string }>(node) && node.key === "gatsby-plugin-manifest-icon-link-png"
    ? cloneElement(node, { sizes: "32x32" })
    : node;

/** Drops from the head what no page uses. */
export const onPreRenderHTML = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void =>
  replaceHeadComponents(
    getHeadComponents()
      .filter((node) => !isImageReveal(node))
      .map(withIconSize),
  );
