/** The search page's texts that the dialog shows. */
export type SearchWords = Pick<
  Queries.SiteSearchFragment,
  "heading" | "suggestions" | "search" | "dialog" | "tools" | "nothing"
>;
