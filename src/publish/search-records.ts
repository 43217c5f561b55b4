import { writeFileSync } from "node:fs";
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

/** Where the build finds them after Gatsby, which cannot load the package that makes the index. */
export const recordsFile = ".cache/search-records.json";

const recordOf = ({ page, group, ...words }: PublishedPage): SearchRecord => ({
  ...words,
  ...{ path: page.path, kind: group, entity: page.kind },
});

export const keepSearchRecords = (root: string, pages: readonly PublishedPage[]): void =>
  writeFileSync(join(root, recordsFile), JSON.stringify(pages.map(recordOf)));
