import type { Crumb } from "./crumbs";

/** What every template gets besides its query's data. */
export interface PageContext {
  slug: string;
  /** Path of the page. During the HTML build, the router's own `path` is a pattern. */
  pagePath: string;
  /** From the home page to the page itself. */
  crumbs: readonly Crumb[];
}
