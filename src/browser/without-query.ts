import type { GatsbyRuntime } from "./gatsby-runtime";

const path = (address: string): string => address.split("?", 1)[0] ?? address;

/** Gatsby asks for a page's data with the page's own query, so each query would fetch it anew, and stand in servers' logs. */
export const loadWithoutQuery = (loader: NonNullable<GatsbyRuntime["___loader"]>): void => {
  const { loadPage, loadPageSync, enqueue } = loader;
  loader.loadPage = (address) => loadPage(path(address));
  loader.loadPageSync = (address, options) => loadPageSync(path(address), options);
  loader.enqueue = (address) => enqueue(path(address));
  loader.hovering = (address) => void loader.loadPage(address);
};
