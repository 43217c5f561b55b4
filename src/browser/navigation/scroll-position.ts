import { globalHistory } from "@reach/router";
import type { ShouldUpdateScrollArgs } from "gatsby";
import type { RouteUpdate } from "./route-update";

/**
 * Scroll position after a navigation. The browser itself positions a page that loads, and scrolls within a page. On
 * Back and Forward Gatsby would prefer the URL's fragment to the saved position. Tests:
 * `__tests__/site/scroll-restoration.spec.ts`, `__tests__/engines`.
 */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs & { routerProps: { location: { action?: string } } }): boolean => {
  if (!prevRouterProps) return false;
  // Only navigations by the router have an action; Back and Forward have none.
  if (location.action) return true;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  if (!isSamePage) window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

/**
 * Hides two kinds of events from Gatsby. On Back the browser scrolls the old page before the new one is rendered, and
 * Gatsby would save that as the old page's position. For a fragment, Gatsby's router would render the whole page again,
 * and React would discard what is not yet hydrated (`__tests__/site/chapters.spec.ts`). Returns a function to call on
 * each route update.
 */
export const hideFromRouter = (): ((update: RouteUpdate) => void) => {
  let shown: { pathname: string } = { ...window.location };
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shown.pathname) event.stopPropagation();
  };
  const onPopState = (event: Event) => {
    const { pathname, search } = window.location;
    // The router's last location: the page that it leads to may not have been rendered yet.
    const before = globalHistory.location;
    if (pathname === before.pathname && search === before.search) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  window.addEventListener("popstate", onPopState);
  return ({ location }) => void (shown = location);
};
