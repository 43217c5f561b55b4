/** Works when the browser has nothing else to do, and after a second where it cannot tell. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
};
