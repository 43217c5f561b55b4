import { searchPath } from "../../config/search-path";
import type { SearchWords } from "./search-words";

/** The words of the search page: no other page carries them. */
export const loadWords = async (): Promise<SearchWords> => {
  const page = await window.___loader?.loadPage(searchPath);
  const words = (page?.json?.data as { page?: SearchWords } | undefined)?.page;
  if (!words) throw new Error("The search page could not be loaded.");
  return words;
};
