import { basePath } from "../../config/base-path";
import { gatsbyRuntime } from "./gatsby-runtime";
import { ownBuild } from "./own-build";
import { reloadPage } from "./page-load";
import { isOtherPage, type RouteHook } from "./route-hook";
import { outlivesPage } from "../reading/storage";

export const pollIntervalMs = 60 * 60 * 1000;

/** The id of the build that the server serves now; undefined when the request fails. */
const latestBuild = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(`${basePath()}/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as { id?: string }).id : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Checks every hour, and whenever a hidden tab becomes visible, whether a newer build is served. If so, the next
 * navigation becomes a full page load. Nothing reloads before that, so that nobody loses what they are typing.
 */
export const startVersionPoll = (): void => {
  const runtime = gatsbyRuntime();
  const check = async () => {
    if (runtime.___swUpdated) return;
    const [own, latest] = await Promise.all([ownBuild(), latestBuild()]);
    // Where storage is blocked, a page load would lose what somebody typed. There the first chunk that is gone loads the page.
    if (own && latest && own !== latest && outlivesPage()) runtime.___swUpdated = true;
  };
  void ownBuild();
  setInterval(() => void check(), pollIntervalMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void check();
  });
};

/** Back and Forward bypass Gatsby's `navigate`, so they are handled here. */
export const newVersion: RouteHook = {
  beforeRoute: (update) => {
    if (gatsbyRuntime().___swUpdated && isOtherPage(update)) reloadPage();
  },
};
