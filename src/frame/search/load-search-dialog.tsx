import type { ReactElement } from "react";
import dialogStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./search-dialog.css";
import listStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./found-list.css";
import { addStylesheet } from "../../browser/reading/add-to-head";
import { loadWords } from "./load-words";
import { SearchDialog } from "./search-dialog";

let sheets: Promise<unknown> | undefined;

/** Loads what the dialog needs, its styles in files of their own, because pages carry the styles of all their imports. */
export const loadSearchDialog = async (onClose: () => void): Promise<ReactElement> => {
  sheets ??= Promise.all([dialogStyles, listStyles].map(addStylesheet));
  const [words] = await Promise.all([loadWords(), sheets]);
  return <SearchDialog words={words} onClose={onClose} />;
};
