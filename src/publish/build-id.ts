import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../content-model/check/files-under";

/** Where a page contains the build id. Gatsby puts its webpack hash there, which content changes do not affect. */
const idInPage = /(window\.___webpackCompilationHash=")[^"]*(")/;

const anyId = (html: string): string => html.replace(idInPage, "$1$2");

/** Gatsby's loader fetches this file when a page starts and compares its id with the page's. */
const appData = "page-data/app-data.json";

/**
 * Hashes everything that visitors get: the pages and their data, which contain the hashed names of scripts, styles and
 * pictures, and `others`, texts that no page contains. Deterministic; ids of earlier builds are left out.
 */
export const buildId = (publicFolder: string, others: readonly string[]): string => {
  const hash = createHash("sha256");
  const data = filesUnder(join(publicFolder, "page-data"), /\.json$/);
  for (const file of [...filesUnder(publicFolder, /\.html$/), ...data]) {
    const name = relative(publicFolder, file);
    if (name !== appData) hash.update(`\0${name}\0`).update(anyId(readFileSync(file, "utf8")));
  }
  for (const other of others) hash.update("\0").update(other);
  return hash.digest("hex").slice(0, 20);
};

/** Writes the id into every page, and into the file that Gatsby's loader compares it with. */
export const writeBuildId = (publicFolder: string, id: string): void => {
  for (const file of filesUnder(publicFolder, /\.html$/)) {
    const html = readFileSync(file, "utf8");
    const named = html.replace(idInPage, `$1${id}$2`);
    if (named !== html) writeFileSync(file, named);
  }
  writeFileSync(join(publicFolder, appData), JSON.stringify({ webpackCompilationHash: id }));
};
