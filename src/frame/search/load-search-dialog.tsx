import type { ReactElement } from "react";
import styles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./search-dialog.css";
import { addStylesheet } from "../../browser/reading/add-to-head";
import { loadWords } from "./load-words";
import { SearchDialog } from "./search-dialog";

let sheet: Promise<unknown> | undefined;

/** Loads what the dialog needs, its styles in a file of their own, because pages carry the styles of all their imports. */
export const loadSearchDialog = async (onClose: () => void): Promise<ReactElement> => {
  sheet ??= addStylesheet(styles);
  const [words] = await Promise.all([loadWords(), sheet]);
  return <SearchDialog words={words} onClose={onClose} />;
};
