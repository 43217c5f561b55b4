import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { filesUnder } from "../../src/content-model/check/files-under";
import { isPublished } from "../../src/content-model/publication";
import { readLeftOutParts, readPublications } from "../../src/content-model/read-parts";
import { readRecord } from "../../src/content-model/read-record";

/** Folders whose code determines Gatsby's schema and pages. Gatsby does not notice their changes. */
const watched = ["src/content-model", "src/gatsby", "src/routes", "src/config", "src/schema", "src/plugins"];
/** Settings whose values Gatsby caches. */
const settings = ["SITE_URL", "PATH_PREFIX", "ASSET_PREFIX", "LEADS_KEEP_MONTHS", "SHOW_DRAFTS"];

const shaOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

const shaOfFiles = (root: string, files: readonly string[]): string =>
  shaOf(...files.flatMap((file) => [file.slice(root.length), readFileSync(file)]));

/** Digests of everything that the cache depends on, by the name that is printed after a change. */
const fingerprint = (root: string): Record<string, string> => {
  const hidden = readPublications(root).filter((entry) => !isPublished(entry, new Date()));
  const code = watched.flatMap((folder) => filesUnder(join(root, folder), /\.tsx?$/));
  // Webpack caches the styles of an earlier theme.
  const styleRules = [join(root, "postcss.config.cjs")].filter((file) => existsSync(file));
  return {
    // The cache contains absolute paths, so queries return nothing in a folder that was moved or copied.
    "the project's folder": shaOf(root),
    ...Object.fromEntries(settings.map((name) => [name, shaOf(process.env[name] ?? "")])),
    // Gatsby reads a file again only when it changes, not when its publication date is reached.
    "what is a draft or out of its time": shaOf(...hidden.map(({ file }) => file)),
    // Nor does it read other files again when the settings add or leave out a part.
    "the parts of the site": shaOf(readLeftOutParts(root).join()),
    "code of the content model or for Gatsby": shaOfFiles(root, code),
    "postcss.config.cjs": shaOfFiles(root, styleRules),
  };
};

/**
 * Deletes Gatsby's cache if a digest has changed, because queries against a stale cache return nothing and report no
 * error; returns the names of the changes. Encoded pictures stay in `public/` and are used again. The fingerprint is stored
 * beside the cache folder and not in it, because Gatsby empties that folder on its first run.
 */
export const dropStaleCache = (root: string): string[] => {
  const cache = join(root, ".cache");
  const record = join(root, ".cache-fingerprint");
  const before = readRecord(record, z.record(z.string(), z.string())) ?? {};
  const current = fingerprint(root);
  const changed = Object.keys(current).filter((name) => before[name] !== current[name]);
  writeFileSync(record, JSON.stringify(current));
  if (changed.length === 0 || !existsSync(cache)) return [];
  rmSync(cache, { recursive: true, force: true });
  return changed;
};
