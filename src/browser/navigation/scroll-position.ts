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
 * On Back the browser scrolls the page that is left, before the other one is drawn, and Gatsby would take that for the
 * place where it was left. So Gatsby does not hear of it.
 */
export const hideRestoredScroll = (): RouteHook => {
  let shown = window.location.pathname;
  const onScroll = (event: Event) => {
    if (window.location.pathname !== shown) event.stopPropagation();
  };
  window.addEventListener("scroll", onScroll, { capture: true, passive: true });
  return { afterRoute: ({ location }) => void (shown = location.pathname) };
};
