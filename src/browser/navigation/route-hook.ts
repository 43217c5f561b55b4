/**
 * A location of Gatsby's router. The router's own navigations have the action PUSH; those of the browser (Back, Forward,
 * `#name`) have none.
 */
interface Place {
  pathname: string;
  hash: string;
  key?: string;
  action?: string;
}

export interface RouteUpdate {
  location: Place;
  /** Null when the page loads. */
  prevLocation: Place | null;
}

/** Something that happens on a way within the site. */
export interface RouteHook {
  /** Before the next page is drawn. */
  beforeRoute?: (update: RouteUpdate) => void;
  /** When it was drawn, before it is painted. */
  afterRoute?: (update: RouteUpdate) => void;
}

/** Whether another page is drawn, and not the first one or the same one anew. */
export const isOtherPage = ({ location, prevLocation }: RouteUpdate): boolean =>
  prevLocation !== null && prevLocation.pathname !== location.pathname;
