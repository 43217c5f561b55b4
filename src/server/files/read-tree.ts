import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Never served: hidden files except those of RFC 8615, source maps, bundler statistics, and slices, which the pages
 * already contain.
 */
const withheld =
  /(?:^|\/)(?:\.(?!well-known\/)|webpack\.stats\.json$)|\.map(?:\.br|\.gz)?$|^_gatsby\/slices\//;

/** Paths of all files that may be served, relative to the folder, with `/` between. Links are not followed. */
export const readTree = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !withheld.test(file) && !/\/\./.test(file))
    .sort();
};
