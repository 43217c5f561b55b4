import { replaceEntry } from "./replace-entry";

/** The decoded fragment of the URL without `#`; an empty string when there is none. Default: the current URL's. */
export const hashTarget = (hash = window.location.hash): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
};

/**
 * Sets the URL's fragment, so that a reload, a shared link or Back restores this state. Replaces the history entry, so
 * that one Back leaves the page, and keeps the router's state.
 */
export const writeHash = (name: string): void => {
  const { pathname, search } = window.location;
  replaceEntry(window.history.state, `${pathname}${search}${name && `#${name}`}`);
};

/**
 * Gatsby decodes the URL's fragment on page load, and throws on a `%` without a valid code. Inline script, because
 * Gatsby's router reads the URL as soon as its code has loaded.
 */
export const escapeUnreadableHash = (): void => {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replace(/%/g, "%25"));
  }
};
