/**
 * Runs in the head: the page was built without knowing of the attempt that led here, so while one waits to be told, what
 * was built does not show (`thank-you-outcome.module.css`). `useOutcome` ends it. Within the site's own navigation it does
 * not run, nor need to. Storage may be closed to us; then nothing waits there.
 */
export const holdUntilTold = (key: string, mark: string): void => {
  try {
    if (sessionStorage.getItem(key)) document.documentElement.setAttribute(mark, "");
  } catch {
    return;
  }
};
