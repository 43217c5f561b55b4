/** Words of the search page that the dialog shows. */
export type SearchWords = Pick<
  Queries.SiteSearchFragment,
  "heading" | "suggestions" | "search" | "dialog" | "tools" | "nothing"
>;
