import { captureArrival } from "./attribution";
import { startChunkGuard } from "./chunk-guard";
import { gatsbyRuntime } from "./gatsby-runtime";
import { startLinks, watchLinks } from "./links";
import { guardNavigation, prepareNavigation } from "./navigation";
import { changeHead } from "./page-head";
import { openGates } from "./hydration-gates";
import { isRoutable } from "./routable";
import { expectPage, startNearFirst } from "./near-first";
import { leavePage, onPopState, placePage, startScrolling, type RouteUpdate } from "./scrolling";
import { loadServedPages } from "./served-pages";
import { expectParts } from "./served-parts";
import { loadNewVersion, startVersionPoll } from "./version-poll";

// `gatsby develop` has no build ids and no stale chunks.
const built = process.env.NODE_ENV === "production";

// Before Gatsby listens, which it does before `onClientEntry`.
window.addEventListener("popstate", onPopState);

/**
 * Runs before hydration. Installs the guards first, because chunks may fail from here on. Then yields to the main
 * thread, so that evaluating the bundle and loading the page's chunks are two tasks instead of one long one.
 */
export const onClientEntry = async (): Promise<void> => {
  captureArrival();
  startScrolling();
  if (!built) return;
  // The server answers such paths with the 404 page. It is not hydrated; everything on it works without the router.
  if (!isRoutable(window.location.pathname)) await new Promise(() => undefined);
  startChunkGuard();
  const { ___loader: loader } = gatsbyRuntime();
  if (loader) loadServedPages(loader);
  guardNavigation();
  await new Promise((resolve) => setTimeout(resolve));
};

/** After hydration: work that can wait. */
export const onInitialClientRender = (): void => {
  startLinks();
  if (!built) return;
  startVersionPoll();
  prepareNavigation();
};

export const onPreRouteUpdate = (update: RouteUpdate): void => {
  leavePage(update);
  expectParts(update.location.pathname);
  if (built) expectPage(update);
  // The same page is drawn anew, with another query: React needs all of it.
  if (update.location.pathname === update.prevLocation?.pathname) openGates();
  loadNewVersion(update);
};

export const onRouteUpdate = (update: RouteUpdate): void => {
  if (built) startNearFirst(update);
  changeHead(update);
  placePage(update);
  if (built) watchLinks();
};
