import { captureArrival } from "../browser/attribution";
import { startChunkGuard } from "../browser/chunk-guard";
import { startFaultWatch } from "../browser/content-faults";
import { gatsbyRuntime } from "../browser/gatsby-runtime";
import { takeEmailFromUrl } from "../browser/handed-email";
import { nearFirst } from "../browser/near-first";
import { guardNavigation, prepareNavigation } from "../browser/navigation";
import { isRoutable } from "../browser/routable";
import type { RouteHook, RouteUpdate } from "../browser/route-hook";
import { onPopState, scrolling, startScrolling } from "../browser/scrolling";
import { newVersion, startVersionPoll } from "../browser/version-poll";
import { loadWithoutQuery } from "../browser/without-query";
import { samePage } from "./hydration-gate";

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
  takeEmailFromUrl();
  startScrolling();
  if (!built) return;
  // The server answers such paths with the 404 page. It is not hydrated; everything on it works without the router.
  if (!isRoutable(window.location.pathname)) await new Promise(() => undefined);
  startChunkGuard();
  const { ___loader: loader } = gatsbyRuntime();
  if (loader) loadWithoutQuery(loader);
  guardNavigation();
  await new Promise((resolve) => setTimeout(resolve));
};

/** After hydration: work that can wait. */
export const onInitialClientRender = (): void => {
  if (!built) return startFaultWatch();
  startVersionPoll();
  prepareNavigation();
};

/** In this order: a page's place is known once its sections are laid out. */
const hooks: readonly RouteHook[] = [...(built ? [nearFirst] : []), scrolling, samePage, newVersion];

export const onPreRouteUpdate = (update: RouteUpdate): void =>
  hooks.forEach(({ beforeRoute }) => beforeRoute?.(update));

export const onRouteUpdate = (update: RouteUpdate): void =>
  hooks.forEach(({ afterRoute }) => afterRoute?.(update));
