import { useEffect, useState, type ReactElement } from "react";
import { modelContext } from "./model-context";
import { openPage } from "../../browser/navigation/page-load";
import { onSearchRequest } from "./search-request";
import { basePath } from "../../config/base-path";
import { searchPath } from "../../config/search-path";

/** The search dialog, loaded on demand. If it fails to load, the search page opens. */
export const SearchOnDemand = () => {
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  useEffect(
    () =>
      onSearchRequest(() => {
        import("./load-search-dialog")
          // The next dialog may have been opened before the last one's `close` event.
          .then(({ loadSearchDialog }) =>
            loadSearchDialog((closed) => setDialog((shown) => (shown === closed ? null : shown))),
          )
          .then(setDialog, () => openPage(basePath() + searchPath));
      }),
    [],
  );
  useEffect(() => {
    // A failure is harmless: agents can still read the pages.
    if (modelContext()) import("./offer-tools").then(({ offerTools }) => offerTools()).catch(() => undefined);
  }, []);
  return dialog;
};
