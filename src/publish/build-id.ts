import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../content-model/check/files-under";
import { pageFiles } from "./page-files";

/** Where a page contains the build id. Gatsby puts its webpack hash there, which content changes do not affect. */
const idInPage = /(window\.___webpackCompilationHash=")[^"]*(")/;

const anyId = (html: string): string => html.replace(idInPage, "$1$2");

/** Gatsby's loader fetches this file when a page starts and compares its id with the page's. */
const appData = "page-data/app-data.json";

/**
 * Of a site with more pages, the words of single pages do not count: with a new id in each, one edited word would have
 * all pages written, compressed and deployed anew, a tenth of a second of processor time for each. An open tab fetches the data of
 * each page that it goes to anyway.
 */
const mostCountedPages = 200;

/** What all pages share: names of scripts and styles, and the settings. */
const isShared = (name: string): boolean => /^page-data\/sq\/|^webpack\.stats\.json$/.test(name);

/**
 * Hashes everything that visitors get: the pages and their data, which contain the hashed names of scripts, styles and
 * pictures, and `others`, texts that no page contains. Deterministic; ids of earlier builds are left out.
 */
export const buildId = (
  publicFolder: string,
  others: readonly string[],
  mostPages = mostCountedPages,
): string => {
  const hash = createHash("sha256");
  const pages = pageFiles(publicFolder);
  const data = filesUnder(join(publicFolder, "page-data"), /\.json$/);
  const stats = [join(publicFolder, "webpack.stats.json")].filter((file) => existsSync(file));
  const isLarge = pages.length > mostPages;
  for (const file of isLarge ? [...stats, ...data] : [...pages, ...data]) {
    const name = relative(publicFolder, file);
    if (name === appData || (isLarge && !isShared(name))) continue;
    hash.update(`\0${name}\0`).update(anyId(readFileSync(file, "utf8")));
  }
  for (const other of others) hash.update("\0").update(other);
  return hash.digest("hex").slice(0, 20);
};

/** Writes the id into pages, and into the file that Gatsby's loader compares it with. */
export const writeBuildId = (publicFolder: string, id: string, pages = pageFiles(publicFolder)): void => {
  for (const file of pages) {
    const html = readFileSync(file, "utf8");
    const named = html.replace(idInPage, `$1${id}$2`);
    if (named !== html) writeFileSync(file, named);
  }
  writeFileSync(join(publicFolder, appData), JSON.stringify({ webpackCompilationHash: id }));
};
