import { readKeepMonths } from "../../src/config/keep-months";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { dropStaleCache } from "./model-fingerprint";

/** The first step of `build` and `develop`: ends the process if the content has faults, and deletes a stale cache. */
export const prepare = async (root: string): Promise<void> => {
  // Said at once, and not by each page that needs it.
  readKeepMonths(process.env);
  const faults = await checkContent(root);
  if (faults.length > 0) {
    for (const fault of faults) console.error(formatFault(fault));
    console.error(
      `\n${faults.length === 1 ? "1 fault" : `${faults.length} faults`} in the content. Mend and start again.`,
    );
    process.exit(1);
  }
  if (dropStaleCache(root))
    console.log("Gatsby's cache was dropped: it is of another content model, folder or address of the site.");
};
