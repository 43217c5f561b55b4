import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesUnder } from "../content-model/check/files-under";
import { pageFiles } from "./page-files";

/** Gatsby's loader fetches this file when a page starts. */
const appData = "page-data/app-data.json";

/**
 * Hashes everything that visitors get: the pages and their data, which contain the hashed names of scripts, styles and
 * pictures, and `others`, texts that no page contains. Deterministic.
 */
export const buildId = (publicFolder: string, others: readonly string[]): string => {
  const hash = createHash("sha256");
  const data = filesUnder(join(publicFolder, "page-data"), /\.json$/);
  for (const file of [...pageFiles(publicFolder), ...data]) {
    const name = relative(publicFolder, file);
    if (name !== appData) hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  for (const other of others) hash.update("\0").update(other);
  return hash.digest("hex").slice(0, 20);
};

/** Writes the id beside Gatsby's own, which changes only with scripts and styles. */
export const writeBuildId = (publicFolder: string, id: string): void => {
  const file = join(publicFolder, appData);
  const known = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...known, id }));
};
