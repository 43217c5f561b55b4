import { readSession, writeSession } from "./storage";
import { hashTarget } from "./address-hash";

/** A place of the router's: its own navigations are pushed, the browser's (Back, Forward, `#name`) have no action. */
interface Place {
  pathname: string;
  hash: string;
  key?: string;
  action?: string;
}

export interface RouteUpdate {
  location: Place;
  prevLocation: Place | null;
}

interface EntryState {
  key?: string;
}

const storageKey = "scroll";

/** Where pages were left, by the keys of their entries in the history. */
const heights: Record<string, number> = {};

/** Key of the entry whose page is shown; the address may be ahead of it. */
let shown = "";
let cameBack = false;

const entryKey = (): string | undefined => (window.history.state as EntryState | null)?.key;

/** The key of the present entry. The router gives one to its own; the first one of a page and a `#name` have none yet. */
const keyOfEntry = (): string => {
  const key = entryKey() ?? String(Date.now());
  window.history.replaceState({ ...(window.history.state as EntryState | null), key }, "");
  return key;
};

const keepHeight = (): void => {
  heights[shown] = window.scrollY;
};

/** Leaves the scrolling to us: the browser would move the old page when Back is pressed, since the new one comes later. */
const takeOver = (): void => {
  window.history.scrollRestoration = "manual";
};

/** Leaves it to the browser again, which is faster on a reload. */
const handBack = (): void => {
  keepHeight();
  writeSession(storageKey, { ...readSession<object>(storageKey), ...heights });
  if (entryKey() === shown) window.history.scrollRestoration = "auto";
};

/** Remembers where each page of the history was left. */
export const startScrolling = (): void => {
  const leftToUs = window.history.scrollRestoration === "manual";
  shown = keyOfEntry();
  Object.assign(heights, readSession<object>(storageKey));
  takeOver();
  const height = leftToUs ? heights[shown] : undefined;
  if (height) window.scrollTo(0, height);
  // Before the router hears of it, and before the browser goes to a `#name`.
  window.addEventListener("popstate", () => {
    keepHeight();
    keyOfEntry();
  });
  window.addEventListener("pagehide", handBack);
  window.addEventListener("pageshow", takeOver);
  document.addEventListener("visibilitychange", () => (document.hidden ? handBack() : takeOver()));
};

/** Before the next page: where a link was clicked. */
export const leavePage = ({ location, prevLocation }: RouteUpdate): void => {
  if (prevLocation && location.action) keepHeight();
};

/** With the next page, before it is painted: puts it at its top, at the place that is named, or where it was left. */
export const placePage = ({ location, prevLocation }: RouteUpdate): void => {
  if (!prevLocation) return;
  const { pathname, hash, key = "", action } = location;
  const samePage = pathname === prevLocation.pathname;
  const height = action ? undefined : heights[key];
  shown = key;
  cameBack = height !== undefined;
  if (!action && !cameBack && samePage) return;
  const named = cameBack ? null : document.getElementById(hashTarget(hash));
  if (named) return named.scrollIntoView();
  const place = () => window.scrollTo(0, height ?? 0);
  place();
  // Once more, before it is painted, when tabs show the panel that they showed.
  if (cameBack) requestAnimationFrame(place);
};

/** Whether the visitor came to this page by Back or Forward, so that it stands where it was left. */
export const standsWhereLeft = (): boolean => cameBack;
