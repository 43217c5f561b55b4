import type { ReactElement } from "react";
import dialogStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./search-dialog.css";
import { addStylesheet } from "../../browser/add-stylesheet";
import { gatsbyRuntime } from "../../browser/gatsby-runtime";
import { searchPath } from "../../config/search-path";
import { SearchDialog } from "./search-dialog";
import type { SearchWords } from "./search-words";

let sheet: Promise<void> | undefined;

/** The words of the search page: no other page carries them. */
const loadWords = async (): Promise<SearchWords> => {
  const page = await gatsbyRuntime().___loader?.loadPage(searchPath);
  const words = (page?.json?.data as { page?: SearchWords } | undefined)?.page;
  if (!words) throw new Error("The search page could not be loaded.");
  return words;
};

/** Loads what the dialog needs, its styles in a file of their own, because pages carry the styles of all their imports. */
export const loadSearchDialog = async (onClose: () => void): Promise<ReactElement> => {
  sheet ??= addStylesheet(dialogStyles);
  const [words] = await Promise.all([loadWords(), sheet]);
  return <SearchDialog words={words} onClose={onClose} />;
};
