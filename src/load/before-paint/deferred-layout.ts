import { isOtherPage, type RouteHook } from "../../browser/navigation/route-hook";

/**
 * Attribute of a page whose lower sections are not laid out yet; see `deferred-layout.css`. An event of the same
 * name makes `load/after-paint/load-bundles.ts` lay out the rest.
 */
export const deferredLayoutMark = "data-deferred-layout";

/**
 * Runs in the head. A page that opens at its top is painted before the rest of it is laid out, which is a long task on a
 * phone. A page that opens at an anchor or a restored position needs its real heights at once.
 */
export const markDeferredLayout = (mark: string): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && navigation && navigation.type === "navigate")
    document.documentElement.setAttribute(mark, "");
};

let openedAtTop = false;

/** Whether the page being rendered was opened by a link, at its top. */
export const isOpenedAtTop = (): boolean => openedAtTop;

/** After React has rendered: lays out the top of the page first, the rest after the next paint. */
export const deferLayout = (): void => {
  document.documentElement.setAttribute(deferredLayoutMark, "");
  const goOn = () => window.dispatchEvent(new Event(deferredLayoutMark));
  requestAnimationFrame(() => requestAnimationFrame(goOn));
};

/** The same after a navigation within the site. */
export const deferredLayout: RouteHook = {
  beforeRoute: (update) => {
    const { action, hash } = update.location;
    // Going back has no action.
    openedAtTop = isOtherPage(update) && Boolean(action) && !hash;
  },
  afterRoute: (update) => {
    if (!isOtherPage(update)) return;
    if (openedAtTop) deferLayout();
    else document.documentElement.removeAttribute(deferredLayoutMark);
  },
};
