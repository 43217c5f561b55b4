import { assetBase, basePath } from "../../config/base-path";
import { textAt } from "../../content-model/records";

/** The `id` in a JSON file; undefined if it cannot be fetched. */
const idIn = async (address: string, options?: RequestInit): Promise<string | undefined> => {
  try {
    const response = await fetch(address, options);
    return response.ok ? textAt(await response.json(), "id") : undefined;
  } catch {
    return undefined;
  }
};

let own: Promise<string | undefined> | undefined;

/**
 * The build that this page came from. It is not in the HTML, or every build would change every page. Called
 * on page load, when Gatsby requests the same file.
 */
export const currentBuildId = (): Promise<string | undefined> =>
  (own ??= idIn(`${assetBase()}/page-data/app-data.json`));

/** The build that the server serves now. */
export const latestBuild = (): Promise<string | undefined> =>
  idIn(`${basePath()}/builds/latest.json?${Date.now()}`, { cache: "no-store" });
