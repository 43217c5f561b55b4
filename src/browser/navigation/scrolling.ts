import { globalHistory } from "@gatsbyjs/reach-router";
import { textAt } from "../../content-model/records";
import { entryState } from "../reading/entry-state";
import { readSession, writeSession } from "../reading/storage";
import { hashTarget } from "../reading/address-hash";
import type { RouteHook, RouteUpdate } from "./route-hook";

const storageKey = "scroll";

/** Scroll positions, by history entry key. */
const positions: Record<string, number> = {};

/** Key of the history entry whose page is on the screen; the URL may already have changed. */
let shown = "";
let cameBack = false;

const entryKey = (): string | undefined => textAt(entryState(), "key");

/**
 * The key of the current history entry. The router sets one on its own entries; the first page and `#name` links have
 * none yet.
 */
const keyOfEntry = (): string => {
  const key = entryKey() ?? String(Date.now());
  window.history.replaceState({ ...entryState(), key }, "");
  return key;
};

const savePosition = (): void => {
  positions[shown] = window.scrollY;
};

/**
 * Turns native scroll restoration off: on Back, the browser would scroll the old page, because the new one renders
 * later.
 */
const disableNativeRestoration = (): void => {
  window.history.scrollRestoration = "manual";
};

/** Before the page unloads: stores the positions, and turns native restoration on, because it is faster on a reload. */
const enableNativeRestoration = (): void => {
  savePosition();
  writeSession(storageKey, { ...readSession<object>(storageKey), ...positions });
  if (entryKey() === shown) window.history.scrollRestoration = "auto";
};

/** After the next page renders, before paint: scrolls to the top, to the `#name`, or to the saved position. */
const placePage = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation) return;
  const { pathname, hash, key = "", action } = location;
  const samePage = pathname === prevLocation.pathname;
  const height = action ? undefined : positions[key];
  shown = key;
  cameBack = height !== undefined;
  if (!action && !cameBack && samePage) return;
  const named = cameBack ? null : document.getElementById(hashTarget(hash));
  if (named) return named.scrollIntoView();
  const place = () => window.scrollTo(0, height ?? 0);
  place();
  // Again before paint, because tabs restore their panel in an effect and that changes the page's height.
  if (cameBack) requestAnimationFrame(place);
};

/** Whether two addresses differ in their `#name` at most. */
const isWithinPage = (one: string, other: string): boolean => one.split("#")[0] === other.split("#")[0];

/**
 * Runs before the router sees a `popstate`. For a move within the page it stops the event, because the router would
 * render the whole page again.
 */
export const onPopState = (event: Event): void => {
  if (!shown) return;
  savePosition();
  const key = keyOfEntry();
  if (!isWithinPage(globalHistory.location.href, window.location.href)) return;
  event.stopImmediatePropagation();
  const { pathname, hash } = window.location;
  placePage({ location: { pathname, hash, key }, prevLocation: { pathname, hash } });
};

/** Saves the scroll position of each history entry as the visitor leaves it. */
export const startScrolling = (): void => {
  const wasManual = window.history.scrollRestoration === "manual";
  shown = keyOfEntry();
  Object.assign(positions, readSession<object>(storageKey));
  disableNativeRestoration();
  const height = wasManual ? positions[shown] : undefined;
  if (height) window.scrollTo(0, height);
  window.addEventListener("pagehide", enableNativeRestoration);
  window.addEventListener("pageshow", disableNativeRestoration);
  document.addEventListener("visibilitychange", () =>
    document.hidden ? enableNativeRestoration() : disableNativeRestoration(),
  );
};

export const scrolling: RouteHook = {
  // The position where a link was clicked.
  beforeRoute: ({ location, prevLocation }) => {
    if (prevLocation && location.action) savePosition();
  },
  afterRoute: placePage,
};

/** Whether the visitor came to this page by Back or Forward, so that its scroll position is restored. */
export const isScrollRestored = (): boolean => cameBack;
