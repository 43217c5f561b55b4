/**
 * Changes the current history entry. Safari throws after a hundred changes in half a minute, such as those of somebody who
 * types into the search: then the address is behind until the next one.
 */
export const replaceEntry = (state: unknown, url?: string): void => {
  try {
    window.history.replaceState(state, "", url);
  } catch (error) {
    console.warn(error);
  }
};
