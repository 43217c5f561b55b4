import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PublishedPage } from "./markdown-copies/publish-markdown-copies";
import { pageTable } from "../routes/page-table";

/** A page in the search index. */
export const searchRecord = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** The kind of page, in the site's language. */
  kind: z.string(),
  /** The kind of page, as code calls it. */
  entity: z.enum(pageTable.map(({ entity }) => entity)),
  /** Other names that visitors use for the page's subject. */
  alsoCalled: z.array(z.string()).readonly(),
  /** Headings of the page, including questions. */
  headings: z.array(z.string()).readonly(),
  /** The page's plain text. */
  text: z.string(),
});

export type SearchRecord = z.output<typeof searchRecord>;

/** One file per slice of the index. The index is built after Gatsby, which cannot load Pagefind. */
export const recordsFolder = ".cache/search-records";

/**
 * Larger sites are indexed in slices, one after another, because Pagefind needs half a megabyte of memory per page, and
 * rebuilds a whole index when a word of one page changes.
 */
const mostPagesOfSlice = 3_000;

/** The slice of a page. It depends on the page's path, so that a new page changes only one slice. */
const sliceOf = ({ path }: SearchRecord, slices: number): number =>
  createHash("sha256").update(path).digest().readUInt32BE() % slices;

/** The pages of each slice of the index. */
export const searchSlices = (
  records: readonly SearchRecord[],
  most = mostPagesOfSlice,
): (readonly SearchRecord[])[] => {
  const count = Math.max(1, Math.ceil(records.length / most));
  return Array.from({ length: count }, (_, slice) =>
    records.filter((record) => sliceOf(record, count) === slice),
  );
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
