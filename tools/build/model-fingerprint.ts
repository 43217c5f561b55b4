import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";

/** Sources that shape Gatsby's schema and pages, and that Gatsby itself does not watch. */
const watched = ["src/content-model", "src/gatsby", "src/routes"];

const fingerprint = (root: string): string => {
  const hash = createHash("sha256");
  for (const file of watched.flatMap((folder) => filesUnder(join(root, folder), /\.tsx?$/))) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/**
 * Drops Gatsby's cache when the content model changed since it was filled: with a stale one,
 * queries silently answer nothing. Encoded pictures stay in `public/` and are used again.
 * The record stands beside the cache, for Gatsby empties the folder on its first run.
 */
export const dropStaleCache = (root: string): boolean => {
  const cache = join(root, ".cache");
  const record = join(root, ".cache-fingerprint");
  const current = fingerprint(root);
  const stale = existsSync(cache) && (!existsSync(record) || readFileSync(record, "utf8") !== current);
  if (stale) rmSync(cache, { recursive: true, force: true });
  writeFileSync(record, current);
  return stale;
};
