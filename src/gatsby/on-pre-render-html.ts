import { isValidElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";

/** gatsby-plugin-image's reveal scripts and styles; pictures here are native and need none of them. */
const isImageReveal = (node: ReactNode): boolean =>
  isValidElement(node) && /^gatsby-image-style/.test(String(node.key ?? ""));

/** Drops from the head what no page uses. */
export const onPreRenderHTML = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void =>
  replaceHeadComponents(getHeadComponents().filter((node) => !isImageReveal(node)));
