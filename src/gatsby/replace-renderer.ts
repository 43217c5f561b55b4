import { renderToString } from "react-dom/server";
import type { ReplaceRendererArgs } from "gatsby";
import { chunksLoaded } from "../load/after-paint/lazy-section";

/** React's mark of a Suspense boundary that is left to the browser, because something in it threw an error. */
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
