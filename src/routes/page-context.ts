import type { Crumb } from "./crumbs";

/** What every template gets beside its query's data. */
export interface PageContext {
  slug: string;
  /** Path of the page; while HTML is made, the router's own `path` is a pattern. */
  pagePath: string;
  /** From the home page down to the page itself. */
  crumbs: readonly Crumb[];
}
