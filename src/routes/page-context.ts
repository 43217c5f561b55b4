import type { Crumb } from "./crumbs";

/** What every template gets beside its query's data. */
export interface PageContext {
  readonly slug: string;
  /** Path of the page; while HTML is made, the router's own `path` is a pattern. */
  readonly pagePath: string;
  /** From the home page down to the page itself. */
  readonly crumbs: readonly Crumb[];
}
