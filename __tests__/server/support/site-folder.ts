import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface SiteFolder {
  folder: string;
  remove(): void;
}

/** A built site in a temporary folder, from file names and their texts. */
export const makeSite = (files: Record<string, string | Buffer>): SiteFolder => {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), body);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
