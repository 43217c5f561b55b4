import { useEffect, useState, type ReactNode } from "react";
import { modelContext } from "./model-context";
import { openPage } from "../../browser/navigation/page-load";
import { onSearchRequest } from "./search-request";
import { basePath } from "../../config/base-path";
import { searchPath } from "../../config/search-path";

/** The search dialog, loaded on demand. If it fails to load, the search page opens. */
export const SearchOnDemand = () => {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(
    () =>
      onSearchRequest(() => {
        import("./load-search-dialog")
          .then(({ loadSearchDialog }) => loadSearchDialog(() => setDialog(null)))
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
