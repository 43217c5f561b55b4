import { captureArrival } from "./attribution";
import { startChunkGuard } from "./chunk-guard";
import { guardNavigation, prepareNavigation } from "./navigation";
import { loadNewVersion, startVersionPoll } from "./version-poll";

// `gatsby develop` has neither builds nor chunks that go stale.
const built = process.env.NODE_ENV === "production";

/** Before the first page is shown: the guards, since what they watch may fail from here on. */
export const onClientEntry = (): void => {
  captureArrival();
  if (!built) return;
  startChunkGuard();
  guardNavigation();
};

/** Once the page is alive: what can wait. */
export const onInitialClientRender = (): void => {
  if (!built) return;
  startVersionPoll();
  prepareNavigation();
};

export const onPreRouteUpdate = loadNewVersion;
