import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { sitePaths } from "../__tests__/support/site-paths";
import { repeatedIn } from "./repeats/sentences";

/** `npm run repeats -- [folder]` lists the sentences that several pages of a build share; `public/` by default. */
const folder = resolve(process.argv[2] ?? "public");
const pages = new Map(
  sitePaths().map((path) => [path, readFileSync(join(folder, path, "index.html"), "utf8")]),
);
const repeated = repeatedIn(pages);
for (const [sentence, paths] of repeated) console.log(`${sentence}\n  ${paths.join("  ")}\n`);
const times = repeated.reduce((sum, [, paths]) => sum + paths.length, 0);
console.log(`${repeated.length} sentences on several of ${pages.size} pages, ${times} times in all.`);
