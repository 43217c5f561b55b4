import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryObject } from "webpack";
import { z } from "zod";
import { loadBundles } from "./load-bundles";
import { inlineScript } from "../before-paint/inline-script";

/** Webpack's entries in the order of evaluation, each in a task of its own; the site's code comes last. */
const entries = ["router", "app"] as const;

/** The files of each entry, as webpack's stats list them. */
const entryFilesSchema = z.object({ router: z.array(z.string()), app: z.array(z.string()) });
type EntryFiles = z.infer<typeof entryFilesSchema>;

const statsSchema = z.object({ assetsByChunkName: entryFilesSchema });

/** Splits Gatsby's only entry in two, so that React and the router are evaluated in a task before the site's code. */
export const splitEntry = ({ app, ...others }: EntryObject): EntryObject => ({
  ...others,
  router: ["gatsby-link"],
  app: { import: app as string, dependOn: "router" },
});

/** File names of the entries' bundles, in the order of evaluation. */
export const entryBundles = (files: EntryFiles): string[] => [
  ...new Set(entries.flatMap((name) => files[name]).filter((file) => file.endsWith(".js"))),
];

/** Matches the bundles' tags and the short script with the build's hash before them. */
const bundles =
  /(?:<script>(window\.___webpackCompilationHash="[^"]*";)<\/script>)?((?:<script src="[^"]+" async><\/script>)+)/g;

/**
 * Replaces the bundles' tags of a built page by the script that fetches them later. Gatsby writes these tags at the
 * very end of a build, so only the finished HTML can be changed. `files`: names of all bundles, in the order of
 * evaluation, in the folder of those in the page.
 */
export const deferScripts = (html: string, files: readonly string[]): string => {
  // Skips the page's long HTML, on which the pattern would be slow.
  const end = Math.max(0, html.lastIndexOf("<script>window.___webpackCompilationHash="));
  const deferred = html.slice(end).replace(bundles, (_whole, build: string = "", tags: string) => {
    const folder = /src="([^"]*\/)/.exec(tags)?.[1] ?? "/";
    const sources = files.map((file) => folder + file);
    return `<script>${build}${inlineScript(loadBundles, sources)}</script>`;
  });
  return html.slice(0, end) + deferred;
};

/** Changes pages of a finished build, with the bundles in webpack's stats. */
export const deferAllScripts = (publicFolder: string, pages: readonly string[]): void => {
  const stats = readFileSync(join(publicFolder, "webpack.stats.json"), "utf8");
  const bundles = entryBundles(statsSchema.parse(JSON.parse(stats)).assetsByChunkName);
  for (const file of pages) {
    const html = readFileSync(file, "utf8");
    const deferred = deferScripts(html, bundles);
    if (deferred !== html) writeFileSync(file, deferred);
  }
};
