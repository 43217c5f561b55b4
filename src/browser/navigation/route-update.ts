/**
 * A location of Gatsby's router. The router's own navigations have the action PUSH; those of the browser (Back, Forward,
 * `#name`) have none.
 */
export interface RouteLocation {
  pathname: string;
  search: string;
  hash: string;
  key?: string;
  action?: string;
}

export interface RouteUpdate {
  location: RouteLocation;
  /** Null when the page loads. */
  prevLocation: RouteLocation | null;
}

/** Whether the path changes; false on page load and within the same page. */
export const isOtherPage = ({ location, prevLocation }: RouteUpdate): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;
