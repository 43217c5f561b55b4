import { isOtherPage, type RouteHook } from "../../browser/navigation/route-hook";

/**
 * Attribute of a page whose lower sections are not laid out yet; see `near-first.css`. An event of the same
 * name makes `load/after-paint/load-bundles.ts` lay out the rest.
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

let arriving = false;

/** Whether the page being rendered was opened by a link, at its top. */
export const isArriving = (): boolean => arriving;

/** After React has rendered: lays out the top of the page first, the rest after the next paint. */
export const layOutNearFirst = (): void => {
  document.documentElement.setAttribute(nearFirstMark, "");
  const goOn = () => window.dispatchEvent(new Event(nearFirstMark));
  requestAnimationFrame(() => requestAnimationFrame(goOn));
};

/** The same after a navigation within the site. */
export const nearFirst: RouteHook = {
  beforeRoute: (update) => {
    const { action, hash } = update.location;
    // Going back has no action.
    arriving = isOtherPage(update) && Boolean(action) && !hash;
  },
  afterRoute: (update) => {
    if (!isOtherPage(update)) return;
    if (arriving) layOutNearFirst();
    else document.documentElement.removeAttribute(nearFirstMark);
  },
};
