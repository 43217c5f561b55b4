import { reloadPage } from "./page-load";
import { isOtherPage, type RouteUpdate } from "./route-update";
import { isStoragePersistent } from "../reading/storage";
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
 * Id of the build that this page came from. It is not in the HTML, because then every build would change every page.
 * First called on page load, when Gatsby requests the same file.
 */
export const currentBuildId = (): Promise<string | undefined> =>
  (own ??= idIn(`${assetBase()}/page-data/app-data.json`));

/** Id of the build that the server serves now. */
const latestBuild = (): Promise<string | undefined> =>
  idIn(`${basePath()}/builds/latest.json?${Date.now()}`, { cache: "no-store" });

export const pollIntervalMs = 60 * 60 * 1000;

/**
 * Checks every hour, and whenever a hidden tab becomes visible, whether a newer build is served. If so, the next
 * navigation becomes a full page load. Nothing reloads before that, so that nobody loses what they are typing.
 */
export const startVersionPoll = (): void => {
  const check = async () => {
    if (window.___swUpdated) return;
    const [own, latest] = await Promise.all([currentBuildId(), latestBuild()]);
    // With storage blocked, a page load would lose drafts, so only a missing chunk may cause one.
    if (own && latest && own !== latest && isStoragePersistent()) window.___swUpdated = true;
  };
  void currentBuildId();
  setInterval(() => void check(), pollIntervalMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void check();
  });
};

/** Back and Forward bypass Gatsby's `navigate`, so they are handled here. */
export const loadNewVersion = (update: RouteUpdate): void => {
  if (window.___swUpdated && isOtherPage(update)) reloadPage();
};
