/** The name after `#`, in the page's address unless told, or the empty string. */
export const hashTarget = (hash = window.location.hash): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
};

/**
 * Puts a name after `#`, so that a reload, a link and a later Back lead here. Replaces the entry of the history:
 * Back leaves the page, as a visitor expects. The router's own state stays.
 */
export const writeHash = (name: string): void => {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${name && `#${name}`}`);
};
