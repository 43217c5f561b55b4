import type { ShouldUpdateScrollArgs } from "gatsby";
import type { RouteHook } from "./route-hook";

/**
 * Where a page stands after a navigation. The browser itself places a page that loads, and moves within a page. On Back
 * and Forward Gatsby would prefer the `#name` of an address to the place that was left.
 * Held by `__tests__/site/scroll-restoration.spec.ts` and `__tests__/engines`.
 */
export const shouldUpdateScroll = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}: ShouldUpdateScrollArgs & { routerProps: { location: { action?: string } } }): boolean => {
  if (!prevRouterProps) return false;
  // Back and Forward have none.
  if (location.action) return true;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  if (!isSamePage) window.scrollTo(...getSavedScrollPosition(location));
  return false;
};

/**
 * What Gatsby must not hear. On Back the browser scrolls the page that is left, before the other one is drawn, and Gatsby
 * would save that as the place where it was left. And for a move to a `#name` Gatsby's router would draw the whole page
 * anew, and React throws away what it has not hydrated by then: `__tests__/site/chapters.spec.ts`.
 */
export const hideFromRouter = (): RouteHook => {
  let shown: { pathname: string; search: string } = { ...window.location };
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shown.pathname) event.stopPropagation();
  };
  const onPopState = (event: Event) => {
    const { pathname, search } = window.location;
    if (pathname === shown.pathname && search === shown.search) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  window.addEventListener("popstate", onPopState);
  return { afterRoute: ({ location }) => void (shown = location) };
};
