import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PublishedPage } from "./twins/publish-twins";

/** A page as the search knows it. */
export interface SearchRecord {
  path: string;
  title: string;
  description: string;
  /** What sort of page it is, in the site's words. */
  kind: string;
  /** What visitors call it in other words. */
  alsoCalled: readonly string[];
  /** Its text, without marks. */
  text: string;
}

/** Where the build finds them after Gatsby, which cannot load the package that makes the index. */
export const recordsFile = ".cache/search-records.json";

export const keepSearchRecords = (root: string, pages: readonly PublishedPage[]): void => {
  const records = pages.map(({ page: { path }, title, description, group: kind, alsoCalled, text }) => {
    const record: SearchRecord = { path, title, description, kind, alsoCalled, text };
    return record;
  });
  writeFileSync(join(root, recordsFile), JSON.stringify(records));
};
