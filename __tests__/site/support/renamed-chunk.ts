import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A chunk that a deployment calls by another name, as it does with every chunk whose code has changed. */
export interface RenamedChunk {
  /** Whether the request is for a file that the deployment no longer has. */
  isGone(url: string): boolean;
  /** The file that stands behind the new name. */
  fileOf(url: string): string;
  /** A page or script that names the chunk by its new name. */
  renamed(text: string): string;
}

/** Names of the chunk of a template, and of the runtime that knows it by name. */
const hashed = (template: string) =>
  new RegExp(`^(?:webpack-runtime|component---src-templates-${template}-tsx)-([0-9a-f]{20})\\.js$`);

/** Takes the build in `folder` for one in which the code of a template has changed. */
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
