import { useEffect, useState, type ReactNode } from "react";
import { modelContext } from "../../browser/reading/model-context";
import { openPage } from "../../browser/navigation/page-load";
import { onSearchRequest } from "../../browser/reading/search-request";
import { basePath } from "../../config/base-path";
import { searchPath } from "../../config/search-path";

/** The search dialog, of which nothing is loaded before it is asked for. Where it cannot be had, the search page opens. */
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
    // Without them an agent reads the pages, as everyone does.
    if (modelContext()) import("./offer-tools").then(({ offerTools }) => offerTools()).catch(() => undefined);
  }, []);
  return dialog;
};
