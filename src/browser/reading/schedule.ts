/** Calls `work` after the next paint. Returns a function that cancels it. */
export const afterPaint = (work: () => void): (() => void) => {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
};

/** Calls `work` when the browser is idle, or after a second if it has no such event. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
};
