import type { RouteUpdate } from "./scrolling";

/**
 * Attribute of a page of which only the top is laid out so far; its rule is in `load/near-first.css`. On an event of the
 * same name `load/after-load.ts` lays out the rest.
 */
export const nearFirstMark = "data-near-first";

/**
 * Runs in the head. A page that opens at its top is painted before the rest of it is laid out, which is a long task on a
 * phone. A page that opens at an anchor or a restored position needs its real heights at once.
 */
export const markNearFirst = (mark: string): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && navigation && navigation.type === "navigate")
    document.documentElement.setAttribute(mark, "");
};

/**
 * The same after a navigation within the site, once the page is drawn and before it is laid out. Going back has no
 * action, and the page that was left may not be laid out yet.
 */
export const startNearFirst = ({ location, prevLocation }: RouteUpdate): void => {
  const { pathname, action, hash } = location;
  if (!prevLocation || prevLocation.pathname === pathname) return;
  // Parts of a page that was shown before still say that they are laid out.
  for (const part of document.querySelectorAll("[data-shown]")) part.removeAttribute("data-shown");
  document.documentElement.toggleAttribute(nearFirstMark, Boolean(action) && !hash);
  const goOn = () => window.dispatchEvent(new Event(nearFirstMark));
  requestAnimationFrame(() => requestAnimationFrame(goOn));
};
