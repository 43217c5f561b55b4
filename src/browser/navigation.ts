import { rememberReload } from "./chunk-guard";
import { gatsbyRuntime } from "./gatsby-runtime";
import { openPage } from "./page-load";
import { redirected, redirectRules } from "./redirect-rules";

/** Whether Gatsby has, or can get, what the page needs. */
const canShow = async (address: string): Promise<boolean> => {
  const { pathname, search } = new URL(address, window.location.origin);
  const page = await gatsbyRuntime()
    .___loader?.loadPage(pathname + search)
    .catch(() => undefined);
  if (page && page.status !== "error") return true;
  // The page load that follows is the one reload that the chunk guard allows.
  rememberReload(pathname);
  return false;
};

/**
 * Puts two things before each of Gatsby's navigations: the redirect rules, and a full page load, with query and
 * hash, for a page whose parts cannot be loaded.
 */
export const guardNavigation = (): void => {
  const runtime = gatsbyRuntime();
  const navigate = runtime.___navigate;
  if (!navigate) return;
  runtime.___navigate = async (to, options) => {
    if (typeof to !== "string" || !to.startsWith("/")) return navigate(to, options);
    const target = redirected(to, await redirectRules());
    if (!target.startsWith("/")) return openPage(target);
    if (runtime.___swUpdated || (await canShow(target))) return navigate(target, options);
    return openPage(target);
  };
};

const idle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
};

/** Fetches the redirect rules once the browser has nothing better to do. */
export const prepareNavigation = (): void => idle(() => void redirectRules());
