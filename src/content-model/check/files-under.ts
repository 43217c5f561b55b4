import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Files under `folder` whose path matches, sorted, so that the output is stable. */
export const filesUnder = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
