import { existsSync, statSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { filesUnder } from "../content-model/check/files-under";

/** Each build writes this file after its pages. */
export const latestBuild = "builds/latest.json";

/** A build's pages without the slices in `_gatsby/`: when those change, Gatsby rewrites all pages. */
export const pageFiles = (publicFolder: string): string[] =>
  filesUnder(publicFolder, /\.html$/).filter((file) => !file.startsWith(join(publicFolder, "_gatsby/")));

/** Whether a file was written since the last build ended. */
export const newSinceLastBuild = (publicFolder: string): ((file: string) => boolean) => {
  const latest = join(publicFolder, latestBuild);
  const since = existsSync(latest) ? statSync(latest).mtimeMs : 0;
  return (file) => statSync(file).mtimeMs >= since;
};

/**
 * Writes a file unless it has the same text already, because an unchanged file need not be compressed and uploaded
 * again.
 */
export const writeIfChanged = (file: string, text: string): void => {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
