import { navigate } from "gatsby";
import { basePath } from "../../config/base-path";

const openedAt = window.location.pathname;

/**
 * Links work as soon as the bundles run, but Gatsby's router listens only after hydration. Called then, this repeats a
 * navigation that the router has missed.
 */
export const followEarlyClick = (): void => {
  const { pathname, search, hash } = window.location;
  if (pathname !== openedAt)
    void navigate(pathname.slice(basePath().length) + search + hash, { replace: true });
};
