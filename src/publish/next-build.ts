import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { nextChange } from "../content-model/publication";
import { readPublications } from "../content-model/read-publications";

/**
 * Writes `next-build.json`: `{ "due": "2026-12-01T00:00:00.000Z" }`, the next moment at which a build would show or
 * hide an entry, or null if none is planned. A scheduler reads it and starts a build then.
 */
export const publishNextBuild = (root: string, publicFolder: string, now = new Date()): void => {
  const due = nextChange(readPublications(root), now)?.toISOString() ?? null;
  writeFileSync(join(publicFolder, "next-build.json"), JSON.stringify({ due }));
};
