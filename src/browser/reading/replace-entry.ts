/**
 * Changes the current history entry. Safari throws after a hundred changes in half a minute, as when somebody types
 * into the search; then the URL stays behind until the next change.
 */
export const replaceEntry = (state: unknown, url?: string): void => {
  try {
    window.history.replaceState(state, "", url);
  } catch (error) {
    console.warn(error);
  }
};
