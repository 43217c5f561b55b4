import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPage } from "./twins/publish-twins";
import type { PageKindName } from "../routes/page-table";

/** A page as the search knows it. */
export interface SearchRecord {
  path: string;
  title: string;
  description: string;
  /** What sort of page it is, in the site's words. */
  kind: string;
  /** What the code calls that sort. */
  entity: PageKindName;
  /** What visitors call it in other words. */
  alsoCalled: readonly string[];
  /** Its headings, questions among them. */
  headings: readonly string[];
  /** Its text, without marks. */
  text: string;
}

/** Where the build finds them after Gatsby, which cannot load the package that makes the index: a file for each part of the index. */
export const recordsFolder = ".cache/search-records";

/**
 * The index of a larger site is made in parts, one after another: Pagefind holds half a megabyte for each page of an index, and
 * makes all of it anew when a word of one page changes.
 */
const mostPagesOfPart = 3_000;

/** Which of so many parts a page is in. By its path, so that a new page changes one part alone. */
const partOf = ({ path }: SearchRecord, parts: number): number =>
  createHash("sha256").update(path).digest().readUInt32BE() % parts;

/** The pages of each part of the index. */
export const searchParts = (
  records: readonly SearchRecord[],
  most = mostPagesOfPart,
): (readonly SearchRecord[])[] => {
  const parts: SearchRecord[][] = Array.from(
    { length: Math.max(1, Math.ceil(records.length / most)) },
    () => [],
  );
  for (const record of records) parts[partOf(record, parts.length)]!.push(record);
  return parts;
};

const recordOf = ({ page, group, ...words }: PublishedPage): SearchRecord => ({
  ...words,
  ...{ path: page.path, kind: group, entity: page.kind },
});

export const keepSearchRecords = (root: string, pages: readonly PublishedPage[]): void => {
  const folder = join(root, recordsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [part, records] of searchParts(pages.map(recordOf)).entries())
    writeFileSync(join(folder, `${part}.json`), JSON.stringify(records));
};
