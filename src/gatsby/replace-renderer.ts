import { renderToString } from "react-dom/server";
import type { ReplaceRendererArgs } from "gatsby";
import { chunksLoaded } from "../browser/hydration/lazy-section";

/** React's marker for a Suspense boundary that threw an error on the server. */
const notDrawn = "<!--$!-->";

/**
 * Replaces Gatsby's streaming renderer, because React's stream writes a null byte if a multi-byte character does not
 * fit into its buffer.
 */
export const replaceRenderer = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  await chunksLoaded();
  // In its own task, because react-helmet keeps one global head: that of the last rendered page.
  await new Promise(setImmediate);
  const html = renderToString(bodyComponent);
  if (html.includes(notDrawn)) throw new Error(`A section of ${pathname} threw an error.`);
  replaceBodyHTMLString(html);
};
