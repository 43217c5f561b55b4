/** Works once the browser has painted what has changed until now. Returns a function that calls it off. */
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

/** Works when the browser has nothing else to do, and after a second where it cannot tell. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
};
