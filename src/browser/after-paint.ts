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
