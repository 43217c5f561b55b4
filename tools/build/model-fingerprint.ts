import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";
import { isPublished } from "../../src/content-model/publication";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { readPublications } from "../../src/content-model/read-publications";

/** Folders whose code determines Gatsby's schema and pages. Gatsby does not notice their changes. */
const watched = [
  "src/content-model",
  "src/gatsby",
  "src/routes",
  "src/config",
  "src/schema",
  "src/plugins",
  "src/webpack",
];
/** Settings whose values Gatsby caches. */
const settings = ["SITE_URL", "PATH_PREFIX", "ASSET_PREFIX", "LEADS_KEEP_MONTHS", "SHOW_DRAFTS"];

const fingerprint = (root: string): string => {
  // The cache contains absolute paths, so queries return nothing after the folder was moved or copied.
  const hash = createHash("sha256").update(root);
  for (const name of settings) hash.update(`\0${name}=${process.env[name] ?? ""}`);
  // Gatsby reads a file again only if it has changed, not when its publication time has come.
  const hidden = readPublications(root).filter((entry) => !isPublished(entry, new Date()));
  // Nor does Gatsby read other files again when the settings leave out a part.
  hash.update(`\0${readLeftOutParts(root).join()}`);
  for (const { file } of hidden) hash.update(`\0${file}`);
  const code = watched.flatMap((folder) => filesUnder(join(root, folder), /\.tsx?$/));
  // Webpack caches the styles of an earlier theme.
  const styleRules = [join(root, "postcss.config.cjs")].filter((file) => existsSync(file));
  for (const file of [...code, ...styleRules])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
};

/**
 * Deletes Gatsby's cache if that code, the folder or a setting above has changed, because queries against a stale cache
 * return nothing and report no error. Encoded pictures in `public/` are kept and used again. The fingerprint is stored
 * beside the cache folder, because Gatsby empties that folder on its first run.
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
