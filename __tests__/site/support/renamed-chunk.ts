import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A chunk with a new hash, as after a deployment that changed its code. */
export interface RenamedChunk {
  /** Whether the request is for a file that the deployment has removed. */
  isGone(url: string): boolean;
  /** The file behind the new name. */
  fileOf(url: string): string;
  /** A page or script with the chunk's new name. */
  renamed(text: string): string;
}

/** Hashed names of a template's chunk, and of the webpack runtime that contains them. */
const hashed = (template: string) =>
  new RegExp(`^(?:webpack-runtime|component---src-templates-${template}-tsx)-([0-9a-f]{20})\\.js$`);

/** Simulates a deployment of the build in `folder` in which a template's code has changed. */
export const renameChunk = (folder: string, template: string): RenamedChunk => {
  const old = readdirSync(join(folder, "public")).flatMap((name) => hashed(template).exec(name)?.[1] ?? []);
  if (old.length < 2) throw new Error(`The build in ${folder} has no chunk of the template ${template}.`);
  const pairs = old.map((hash) => [hash, [...hash].reverse().join("")] as const);
  const replace = (text: string, from: 0 | 1, to: 0 | 1) =>
    pairs.reduce((result, pair) => result.replaceAll(pair[from], pair[to]), text);
  return {
    isGone: (url) => old.some((hash) => url.includes(hash)),
    fileOf: (url) => replace(url, 1, 0),
    renamed: (text) => replace(text, 0, 1),
  };
};
