import type { ReactElement } from "react";
import styles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./search-dialog.css";
import { addStylesheet } from "../../browser/reading/add-to-head";
import { loadWords } from "./load-words";
import { SearchDialog } from "./search-dialog";

/** So that each opening makes a new element: a closed dialog stays on the page until its `close` event. */
let opened = 0;

/**
 * Loads the dialog's code and styles. The styles are a separate file, because pages contain the styles of all their
 * imports.
 */
export const loadSearchDialog = async (onClose: (closed: ReactElement) => void): Promise<ReactElement> => {
  const [words] = await Promise.all([loadWords(), addStylesheet(styles)]);
  opened += 1;
  const dialog: ReactElement = <SearchDialog key={opened} words={words} onClose={() => onClose(dialog)} />;
  return dialog;
};
