import { afterLoadScript } from "../browser/after-load";

/** Entry of webpack that runs React's own code and nothing else: a task of its own, before the site's. */
export const frameworkEntry = { react: "react-dom/client" };

/** The bundles, and before them the short script that names the build. */
const bundles =
  /(?:<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>)?((?:<script src="[^"]+" async><\/script>)+)/g;

const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/g;

/** Gatsby's loader looks names up in it, so it must be there. */
const emptyChunkMapping = "window.___chunkMapping={};";

/**
 * A built page whose bundles wait until it has loaded. Gatsby stitches them into each page at the very end of a build,
 * so this is done to the finished HTML. Its list of every page's files goes: 1 KB compressed in each page's first bytes
 * that is of no use, for it is written as a string and the loader finds no name in it.
 * `alone`: file name of a bundle that is evaluated by itself before the last one, which stands beside it.
 */
export const deferScripts = (html: string, alone?: string): string =>
  html.replace(chunkMapping, "").replace(bundles, (_whole, build: string = "", tags: string) => {
    const sources = [...tags.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? "");
    if (alone) sources.splice(-1, 0, (sources.at(-1) ?? "").replace(/[^/]+$/, alone));
    return `<script>${build}${emptyChunkMapping}${afterLoadScript(sources)}</script>`;
  });
