import type { Crumb } from "./crumbs";
import type { PageKindName } from "./page-table";

/** What every template gets besides its query's data. */
export interface PageContext {
  slug: string;
  /** Path of the page. During the HTML build, the router's own `path` is a pattern. */
  pagePath: string;
  /** From the home page to the page itself. */
  crumbs: readonly Crumb[];
}

/** Of the first page of a list, and of each further one. */
export interface ListContext extends PageContext {
  /** Slugs of the entries that the page shows. */
  slugs: readonly string[];
  /** How many pages each list has: the whole one under an empty name, and narrower ones. */
  counts: Readonly<Record<string, number>>;
  /** The narrower list; empty for the whole one. */
  category: string;
  number: number;
}

/** A page in the list of all pages. */
export interface ListedPage {
  path: string;
  name: string;
  /** Names of the pages above it. */
  summary: string;
  kind: PageKindName;
}

export interface SearchContext extends PageContext {
  listed: readonly ListedPage[];
}
