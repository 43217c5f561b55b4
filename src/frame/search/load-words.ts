import { searchPath } from "../../config/search-path";

/** The search page's texts that the dialog shows. */
export type SearchWords = Pick<
  Queries.SiteSearchFragment,
  "heading" | "suggestions" | "search" | "dialog" | "tools" | "nothing"
>;

/** The search page's texts, which no other page contains. */
export const loadWords = async (): Promise<SearchWords> => {
  const page = await window.___loader?.loadPage(searchPath);
  const words = (page?.json?.data as { page?: SearchWords } | undefined)?.page;
  if (!words) throw new Error("The search page could not be loaded.");
  return words;
};
