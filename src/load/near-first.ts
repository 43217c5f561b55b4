/** Attribute of a page of which only the top is laid out so far. Its rule is in `near-first.css`. */
export const nearFirstMark = "data-near-first";

/**
 * Runs in the head. A page that opens at its top is painted before the rest of it is laid out, which is a long task on a
 * phone. A page that opens at an anchor or a restored position needs its real heights at once.
 */
export const markNearFirst = (mark: string): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && navigation && navigation.type === "navigate")
    document.documentElement.setAttribute(mark, "");
};
