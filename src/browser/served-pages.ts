import { basePath } from "../config/base-path";
import { gatsbyRuntime, type GatsbyRuntime } from "./gatsby-runtime";
import { fetchFirstPicture, keepHead } from "./page-head";
import { keepMain } from "./served-parts";

type Loader = NonNullable<GatsbyRuntime["___loader"]>;

/** Paths whose served HTML is here. */
const here = new Set<string>();
const fetching = new Map<string, Promise<boolean>>();

/** Styles, which the other page's policy admits and this one's does not. Gatsby adds those of the next page by itself. */
const styles = /<style[^]*?<\/style>/g;

/** A page's path, in the folder that the site may be in. */
const pathOf = (address: string): string => {
  const { pathname } = new URL(address, window.location.origin);
  const base = basePath();
  return pathname === base || pathname.startsWith(`${base}/`) ? pathname : base + pathname;
};

const fetchPage = async (path: string): Promise<boolean> => {
  try {
    const html = await (await fetch(path)).text();
    // A page of another build fits neither the bundles nor the data of this one.
    if (!html.includes(`___webpackCompilationHash="${gatsbyRuntime().___webpackCompilationHash}"`))
      return false;
    const page = new DOMParser().parseFromString(html.replace(styles, ""), "text/html");
    const main = page.getElementById("main");
    if (!main) return false;
    keepMain(path, main);
    keepHead(path, page);
    fetchFirstPicture(page);
    here.add(path);
    return true;
  } catch {
    return false;
  }
};

/** Fetches a page's HTML once; false when it could not be had. */
const havePage = (path: string): Promise<boolean> => {
  if (here.has(path)) return Promise.resolve(true);
  const known = fetching.get(path);
  if (known) return known;
  const asked = fetchPage(path).finally(() => fetching.delete(path));
  fetching.set(path, asked);
  return asked;
};

/** Makes Gatsby wait for a page's HTML beside its data and code: that is where its still parts come from. */
export const loadServedPages = (loader: Loader): void => {
  const { loadPage, loadPageSync } = loader;
  const main = document.getElementById("main");
  if (main) keepMain(window.location.pathname, main);
  here.add(window.location.pathname);
  loader.loadPage = async (address) => {
    const [page, had] = await Promise.all([loadPage(address), havePage(pathOf(address))]);
    return had ? page : { status: "error" };
  };
  loader.loadPageSync = (address, options) =>
    here.has(pathOf(address)) ? loadPageSync(address, options) : undefined;
  loader.hovering = (address) => void loader.loadPage(address);
};
