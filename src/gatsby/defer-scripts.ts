import { afterLoadScript } from "../browser/after-load";

const bundles = /(?:<script src="[^"]+" async><\/script>)+/g;

/**
 * A built page whose bundles wait until it has loaded. Gatsby stitches them into each page at the very end of a build,
 * so this is done to the finished HTML.
 */
export const deferScripts = (html: string): string =>
  html.replace(bundles, (tags) => {
    const sources = [...tags.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? "");
    return `<script>${afterLoadScript(sources)}</script>`;
  });
