import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryObject } from "webpack";
import { filesUnder } from "../content-model/check/files-under";
import { loadAfterPaint } from "./after-load";
import { inlineScript } from "./inline-script";
import { nearFirstMark } from "./near-first";

/** Entries of webpack, in the order in which a page evaluates them: each in a task of its own, the site's code last. */
const entries = ["router", "app"] as const;

/** From webpack's stats: the files of each entry. */
export type EntryFiles = Record<(typeof entries)[number], string[]>;

/** Gatsby's one entry told apart: React's code and the router's are evaluated before the site's, and by themselves. */
export const splitEntry = ({ app, ...others }: EntryObject): EntryObject => ({
  ...others,
  router: ["gatsby-link", "gatsby-script"],
  app: { import: app as string, dependOn: "router" },
});

/** File names of the entries' bundles, in the order of evaluation. */
export const entryBundles = (files: EntryFiles): string[] => [
  ...new Set(entries.flatMap((name) => files[name]).filter((file) => file.endsWith(".js"))),
];

/** The bundles, and before them the short script that names the build. */
const bundles =
  /(?:<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>)?((?:<script src="[^"]+" async><\/script>)+)/g;

/**
 * A built page whose bundles wait until it has loaded. Gatsby stitches them into each page at the very end of a build,
 * so this is done to the finished HTML.
 * `files`: names of all bundles, in the order of evaluation; they stand beside those that the page names.
 */
export const deferScripts = (html: string, files: readonly string[]): string =>
  html.replace(bundles, (_whole, build: string = "", tags: string) => {
    const folder = /src="([^"]*\/)/.exec(tags)?.[1] ?? "/";
    const sources = files.map((file) => folder + file);
    return `<script>${build}${inlineScript(loadAfterPaint, sources, nearFirstMark)}</script>`;
  });

/** Does so to every page of a finished build; webpack's stats name the bundles. */
export const deferAllScripts = (publicFolder: string): void => {
  const stats = readFileSync(join(publicFolder, "webpack.stats.json"), "utf8");
  const bundles = entryBundles((JSON.parse(stats) as { assetsByChunkName: EntryFiles }).assetsByChunkName);
  for (const file of filesUnder(publicFolder, /\.html$/)) {
    const html = readFileSync(file, "utf8");
    const deferred = deferScripts(html, bundles);
    if (deferred !== html) writeFileSync(file, deferred);
  }
};
