/**
 * Runs in the head: the page was built without knowing of the attempt that led here, so while one is there to be told, what
 * was built does not show (`thank-you-outcome.module.css`). `useOutcome` ends it. Within the site's own navigation it does
 * not run, nor need to.
 */
export const hideUntilOutcome = (key: string, mark: string): void => {
  const entry = history.state as Record<string, unknown> | null;
  let told = entry && entry[key];
  try {
    told = told || sessionStorage.getItem(key);
  } catch {
    // Blocked: the history entry has it.
  }
  if (told) document.documentElement.setAttribute(mark, "");
};
