import type { Crumb } from "./crumbs";
import type { PageKindName } from "./page-table";

/** What every template gets besides its query's data. */
export interface PageContext {
  slug: string;
  /** Path of the page. During the HTML build, the router's own `path` is a pattern. */
  pagePath: string;
  /** Breadcrumbs from the home page to the page itself. */
  crumbs: readonly Crumb[];
}

export interface ListContext extends PageContext {
  /** Slugs of the entries that the page shows. */
  slugs: readonly string[];
  /** Number of pages of each list, by category; the whole list has an empty name. */
  counts: Readonly<Record<string, number>>;
  /** The category of the list; empty for the whole list. */
  category: string;
  number: number;
}

export interface ListedPage {
  path: string;
  name: string;
  /** Names of the parent pages. */
  summary: string;
  kind: PageKindName;
}

export interface SearchContext extends PageContext {
  listed: readonly ListedPage[];
}
