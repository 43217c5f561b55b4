import { basePath } from "../config/base-path";
import { gatsbyRuntime } from "./gatsby-runtime";
import { reloadPage } from "./page-load";

export const pollIntervalMs = 60 * 60 * 1000;

/** The name of the build that is being served; undefined when it cannot be had. */
const latestBuild = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(`${basePath()}/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as { id?: string }).id : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Asks every hour, and when a hidden tab is looked at again, whether a newer build is served. If one is, the next
 * navigation becomes a full page load; until then nothing happens, so that nobody is interrupted while typing.
 */
export const startVersionPoll = (): void => {
  const runtime = gatsbyRuntime();
  const check = async () => {
    if (runtime.___swUpdated) return;
    const id = await latestBuild();
    if (id && id !== runtime.___webpackCompilationHash) runtime.___swUpdated = true;
  };
  setInterval(() => void check(), pollIntervalMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void check();
  });
};

interface RouteUpdate {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

/** Back and Forward change the address without asking Gatsby's navigation first, so they are caught here. */
export const loadNewVersion = ({ location, prevLocation }: RouteUpdate): void => {
  if (!gatsbyRuntime().___swUpdated || !prevLocation) return;
  if (prevLocation.pathname !== location.pathname) reloadPage();
};
