import { readKeepMonths } from "../../src/config/keep-months";
import { checkContent, formatFault } from "../../src/content-model/check/check-content";
import { saveParseCache, loadParseCache } from "../../src/content-model/parse-yaml-file";
import { writeFragments } from "./write-fragments";
import { writeSchemas } from "./write-schemas";
import { writeTheme } from "./write-theme";
import { dropStaleCache } from "./model-fingerprint";

/**
 * Gatsby and its loaders treat the project's own path as a glob pattern.
 * @throws Error that names the characters at fault.
 */
const refuseFolder = (root: string): void => {
  const odd = /[[\](){}*?!]/.exec(root)?.[0];
  if (odd)
    throw new Error(
      `The project is in ${root}, and Gatsby does not work below a folder with "${odd}" in its name. Move it.`,
    );
};

/** Ends the process if a setting is wrong or the content has faults. */
export const refuseFaults = async (root: string): Promise<void> => {
  refuseFolder(root);
  // Reported once here, instead of by each page that needs it.
  readKeepMonths(process.env);
  loadParseCache(root);
  const faults = await checkContent(root);
  saveParseCache(root);
  if (faults.length > 0) {
    for (const fault of faults) console.error(formatFault(fault));
    console.error(
      `\n${faults.length === 1 ? "1 fault" : `${faults.length} faults`} in the content. Mend and start again.`,
    );
    process.exit(1);
  }
};

/** The first step of `build` and `develop`: ends the process if something is wrong, writes the styles of the theme and the editors' schemas, and deletes a stale cache. */
export const prepare = async (root: string): Promise<void> => {
  await refuseFaults(root);
  writeTheme(root);
  writeFragments(root);
  writeSchemas(root);
  const changed = dropStaleCache(root);
  if (changed.length > 0)
    console.log(`Gatsby's cache was dropped; changed since it was filled: ${changed.join(", ")}.`);
};
