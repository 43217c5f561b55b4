import { captureArrival } from "./attribution";
import { startChunkGuard } from "./chunk-guard";
import { guardNavigation, prepareNavigation } from "./navigation";
import { isRoutable } from "./routable";
import { leavePage, placePage, startScrolling, type RouteUpdate } from "./scrolling";
import { loadNewVersion, startVersionPoll } from "./version-poll";

// `gatsby develop` has neither builds nor chunks that go stale.
const built = process.env.NODE_ENV === "production";

/**
 * Before the first page is shown: the guards, since what they watch may fail from here on. Then the main thread is given
 * back: evaluating the bundle and asking for the page's parts are two tasks, not one long one.
 */
export const onClientEntry = async (): Promise<void> => {
  captureArrival();
  startScrolling();
  if (!built) return;
  // Only the 404 page is ever served there. It stays as it came: everything in it works without the router.
  if (!isRoutable(window.location.pathname)) await new Promise(() => undefined);
  startChunkGuard();
  guardNavigation();
  await new Promise((resolve) => setTimeout(resolve));
};

/** Once the page is alive: what can wait. */
export const onInitialClientRender = (): void => {
  if (!built) return;
  startVersionPoll();
  prepareNavigation();
};

export const onPreRouteUpdate = (update: RouteUpdate): void => {
  leavePage(update);
  loadNewVersion(update);
};

export const onRouteUpdate = placePage;
