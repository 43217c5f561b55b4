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

/** One file per slice of the index, which is made after Gatsby, because Gatsby cannot load Pagefind. */
export const recordsFolder = ".cache/search-records";

/**
 * Larger sites are indexed in slices, one after another: Pagefind needs half a megabyte of memory per page of
 * an index, and rebuilds all of it when a word of one page changes.
 */
const mostPagesOfSlice = 3_000;

/** Which of so many slices a page is in. By its path, so that a new page changes one slice alone. */
const sliceOf = ({ path }: SearchRecord, slices: number): number =>
  createHash("sha256").update(path).digest().readUInt32BE() % slices;

/** The pages of each slice of the index. */
export const searchSlices = (
  records: readonly SearchRecord[],
  most = mostPagesOfSlice,
): (readonly SearchRecord[])[] => {
  const slices: SearchRecord[][] = Array.from(
    { length: Math.max(1, Math.ceil(records.length / most)) },
    () => [],
  );
  for (const record of records) slices[sliceOf(record, slices.length)]!.push(record);
  return slices;
};

const recordOf = ({ page, group, ...words }: PublishedPage): SearchRecord => ({
  ...words,
  ...{ path: page.path, kind: group, entity: page.kind },
});

export const keepSearchRecords = (root: string, pages: readonly PublishedPage[]): void => {
  const folder = join(root, recordsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [slice, records] of searchSlices(pages.map(recordOf)).entries())
    writeFileSync(join(folder, `${slice}.json`), JSON.stringify(records));
};
