import { renderToString } from "react-dom/server";
import type { ComponentProps } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { chunksLoaded } from "../load/after-paint/lazy-section";
import { PreloadsProvider, type Preload } from "../load/before-paint/preload";

/** React writes this where a Suspense boundary threw an error on the server. */
const notDrawn = "<!--$!-->";

/**
 * Replaces Gatsby's streaming renderer: React's stream writes a null byte where a multi-byte character does
 * not fit into its buffer. Adds the preloads of the page's parts to the head.
 */
export const replaceRenderer = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> => {
  await chunksLoaded();
  const preloads: ComponentProps<typeof Preload>[] = [];
  const html = renderToString(<PreloadsProvider value={preloads}>{bodyComponent}</PreloadsProvider>);
  if (html.includes(notDrawn)) throw new Error(`A section of ${pathname} threw an error.`);
  replaceBodyHTMLString(html);
  setHeadComponents(preloads.map((link) => <link key={link.imageSrcSet} {...link} />));
};
