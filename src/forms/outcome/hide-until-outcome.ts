/**
 * Inline script in the head of /thank-you. If an outcome is waiting, it hides the prerendered text
 * (`thank-you-outcome.module.css`) until `useOutcome` shows it. Not needed for navigations within the site.
 */
export const hideUntilOutcome = (key: string, mark: string): void => {
  const entry = history.state as Record<string, unknown> | null;
  let waiting = entry && entry[key];
  try {
    waiting = waiting || sessionStorage.getItem(key);
  } catch {
    // Storage is blocked, so the history entry has it.
  }
  if (waiting) document.documentElement.setAttribute(mark, "");
};
