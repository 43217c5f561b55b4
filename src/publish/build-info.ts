import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createHash } from "node:crypto";
import { filesUnder } from "../content-model/check/files-under";
import { redirects } from "../content-model/entities/redirects";
import { readSettings } from "../content-model/read-settings";
import { latestBuild, pageFiles, writeIfChanged } from "./page-files";
import { fieldsIn } from "../content-model/records";
import { nextChange } from "../content-model/publication";
import { readPublications } from "../content-model/read-parts";

/** Replaces the previous site's service worker, deletes its caches, and reloads the pages that it has served. */
const unregisteringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
})()));
`;

/** Browsers request a service worker only at its old URL, and keep the old one if the request fails. */
export const publishOldServiceWorkers = (root: string, publicFolder: string): void => {
  for (const path of readSettings(root, redirects).oldServiceWorkers)
    writeIfChanged(join(publicFolder, path), unregisteringWorker);
};

/**
 * Writes `next-build.json`: `{ "due": "2026-12-01T00:00:00.000Z" }`, the next moment at which a build would show or
 * hide an entry, or null if none is planned. A scheduler reads it and starts a build then.
 */
export const publishNextBuild = (root: string, publicFolder: string, now = new Date()): void => {
  const due = nextChange(readPublications(root), now)?.toISOString() ?? null;
  writeFileSync(join(publicFolder, "next-build.json"), JSON.stringify({ due }));
};

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
  writeFileSync(file, JSON.stringify({ ...fieldsIn(JSON.parse(readFileSync(file, "utf8"))), id }));
};

/** Files of `static/` have no hash in their names, so a change to them changes no page. */
const unhashedFiles = (root: string): string[] =>
  filesUnder(join(root, "static"), /./).map((file) => file.slice(root.length) + readFileSync(file, "base64"));

/** Stamps the build with its id, and writes `builds/latest.json` and `builds/meta/{id}.json` for open pages. */
export const publishBuildInfo = (root: string, publicFolder: string): void => {
  const { rules } = readSettings(root, redirects);
  const id = buildId(publicFolder, [JSON.stringify(rules), ...unhashedFiles(root)]);
  writeBuildId(publicFolder, id);
  const folder = join(publicFolder, "builds");
  mkdirSync(join(folder, "meta"), { recursive: true });
  writeFileSync(join(publicFolder, latestBuild), JSON.stringify({ id, timestamp: Date.now() }));
  writeFileSync(join(folder, `meta/${id}.json`), JSON.stringify({ id, redirects: rules }));
};
