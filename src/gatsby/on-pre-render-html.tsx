import { isValidElement, type ReactNode } from "react";
import type { PreRenderHTMLArgs } from "gatsby";
import { afterLoadScript } from "../browser/after-load";

interface ScriptProps {
  readonly src?: string;
  readonly async?: boolean;
}

const bundleSource = (node: ReactNode): string | undefined =>
  isValidElement<ScriptProps>(node) && node.type === "script" && node.props.async ? node.props.src : undefined;

/** gatsby-plugin-image's reveal scripts and styles; pictures here are native and need none of them. */
const isImageReveal = (node: ReactNode): boolean =>
  isValidElement(node) && /^gatsby-image-style/.test(String(node.key ?? ""));

/** Lets the page show itself before its scripts compete for the line, and drops what nothing uses. */
export const onPreRenderHTML = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void => {
  replaceHeadComponents(getHeadComponents().filter((node) => !isImageReveal(node)));
  const components = getPostBodyComponents();
  const sources = components.map(bundleSource).filter((source) => source !== undefined);
  if (sources.length === 0) return;
  replacePostBodyComponents([
    ...components.filter((node) => bundleSource(node) === undefined),
    <script key="after-load" dangerouslySetInnerHTML={{ __html: afterLoadScript(sources) }} />,
  ]);
};
