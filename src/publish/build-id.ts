import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../content-model/check/files-under";

/** Where a page carries the build's id; Gatsby puts the hash of its scripts there, which no word of YAML changes. */
const idInPage = /(window\.___webpackCompilationHash=")[^"]*(")/;

const anyId = (html: string): string => html.replace(idInPage, "$1$2");

/** Gatsby's loader compares it with the page's own, once, when a page starts. */
const appData = "page-data/app-data.json";

/**
 * One id for everything that visitors get: pages and their data, which name scripts, styles and pictures by their
 * hashes, and `others`, texts that no page holds. The same for the same input; ids of earlier builds do not count.
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

/** Puts the id into every page, and where Gatsby's loader looks for it. */
export const writeBuildId = (publicFolder: string, id: string): void => {
  for (const file of filesUnder(publicFolder, /\.html$/)) {
    const html = readFileSync(file, "utf8");
    const named = html.replace(idInPage, `$1${id}$2`);
    if (named !== html) writeFileSync(file, named);
  }
  writeFileSync(join(publicFolder, appData), JSON.stringify({ webpackCompilationHash: id }));
};
