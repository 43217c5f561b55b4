import { navigate } from "gatsby";
import { basePath } from "../../config/base-path";

const openedAt = window.location.pathname;

/**
 * Links are followed as soon as the bundles run, and Gatsby's router hears of that only once the page is hydrated. Called
 * then: what it has missed it is told again.
 */
export const followEarlyClick = (): void => {
  const { pathname, search, hash } = window.location;
  if (pathname !== openedAt)
    void navigate(pathname.slice(basePath().length) + search + hash, { replace: true });
};
