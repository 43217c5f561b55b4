import { rememberReload } from "./chunk-guard";
import { openPage } from "./page-load";
import { redirected, redirectRules } from "./redirect-rules";
import { whenIdle } from "../reading/schedule";

/** Whether Gatsby has the page's data and code, or can load them. */
const canShow = async (address: string): Promise<boolean> => {
  const { pathname, search } = new URL(address, window.location.origin);
  const page = await window.___loader?.loadPage(pathname + search).catch(() => undefined);
  if (page && page.status !== "error") return true;
  // The chunk guard allows one reload; the page load that follows is that one.
  rememberReload(pathname);
  return false;
};

/**
 * Wraps Gatsby's navigation: applies the redirect rules first, and falls back to a full page load, with query string
 * and hash, when a page's data or code cannot be loaded.
 */
export const guardNavigation = (): void => {
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = async (to, options) => {
    if (typeof to !== "string" || !to.startsWith("/")) return navigate(to, options);
    const target = redirected(to, await redirectRules());
    if (!target.startsWith("/")) return openPage(target);
    if (window.___swUpdated || (await canShow(target))) return navigate(target, options);
    return openPage(target);
  };
};

/** Fetches the redirect rules when the browser is idle. */
export const prepareNavigation = (): void => whenIdle(() => void redirectRules());

const withoutQuery = (address: string): string => address.split("?", 1)[0] ?? address;

/**
 * Makes Gatsby load pages without their query string. It would add the query to its data requests, so that
 * each query fetched the same data again and appeared in server logs. Gatsby has no setting for this.
 */
export const loadWithoutQuery = (): void => {
  const loader = window.___loader;
  if (!loader) return;
  const { enqueue, hovering, loadPage, loadPageSync } = loader;
  loader.enqueue = (address) => enqueue(withoutQuery(address));
  loader.hovering = (address) => hovering(withoutQuery(address));
  loader.loadPage = (address) => loadPage(withoutQuery(address));
  loader.loadPageSync = (address, options) => loadPageSync(withoutQuery(address), options);
};
