import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "../entities/redirects";
import { isLeftOut, partOfPath, type PartName } from "../parts";
import { valueAt } from "../records";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";
import { nearest } from "./nearest";

/** Addresses that visitors and search engines know, one per line. `npm run fix` adds those of new pages. */
export const publishedFile = "content/published-paths.txt";

/** The addresses in the file with their lines; empty without the file. */
export const readPublished = (root: string): { path: string; line: number }[] => {
  const file = join(root, publishedFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ path: text.trim(), line: index + 1 }))
    .filter(({ path }) => path.startsWith("/"));
};

/** Redirected addresses, in lower case, as the server compares them. */
export const redirectedPaths = (contents: readonly ContentFile[]): Set<string> => {
  const file = contents.find(({ entity }) => entity === redirects);
  const rules = valueAt(file?.value, "rules");
  return new Set(
    (Array.isArray(rules) ? rules : []).map((rule: unknown) => String(valueAt(rule, "from")).toLowerCase()),
  );
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The most likely new address: the only new one in the same folder, or the most similar of several. */
const likelyNow = (gone: string, added: readonly string[]): string | undefined => {
  const there = added.filter((path) => folderOf(path) === folderOf(gone));
  return there.length === 1 ? there[0] : nearest(gone, there);
};

/**
 * Published addresses that have neither a page nor a redirect now. Addresses of left-out parts do not count. `paths`:
 * all addresses of the site.
 */
export const publishedFaults = (
  root: string,
  paths: ReadonlySet<string>,
  contents: readonly ContentFile[],
  leftOut: readonly PartName[],
): Fault[] => {
  const published = readPublished(root).filter(({ path }) => !isLeftOut(partOfPath(path), leftOut));
  const redirected = redirectedPaths(contents);
  const known = new Set(published.map(({ path }) => path));
  const added = [...paths].filter((path) => !known.has(path));
  return published
    .filter(({ path }) => !paths.has(path) && !redirected.has(path.toLowerCase()))
    .map(({ path, line }) => {
      const now = likelyNow(path, added);
      const to = now ?? (folderOf(path).replace(/\/$/, "") || "/");
      return {
        ...{ file: publishedFile, line, column: 1, path, target: path },
        message:
          `this address was published and has no page now.${now ? ` Is it ${now} today?` : ""} ` +
          `Add a redirect to content/settings/redirects.yaml, such as { from: ${path}, to: ${to}, status: 301 }. ` +
          "(npm run rename changes a slug and adds it.) Or delete this line, and the address is answered 404.",
      };
    });
};
