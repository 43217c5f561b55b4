import { renderToString } from "react-dom/server";
import type { ReplaceRendererArgs } from "gatsby";
import { chunksLoaded } from "../load/after-paint/lazy-section";

/** React writes this where a Suspense boundary threw an error on the server. */
const notDrawn = "<!--$!-->";

/**
 * Gatsby would render with React's stream, which writes a zero byte where a character of several bytes does not fit into
 * its buffer any more.
 */
export const replaceRenderer = async ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  await chunksLoaded();
  // In a task of its own, because react-helmet has one place for the head of the page that was rendered last.
  await new Promise(setImmediate);
  const html = renderToString(bodyComponent);
  if (html.includes(notDrawn)) throw new Error(`A section of ${pathname} threw an error.`);
  replaceBodyHTMLString(html);
};
