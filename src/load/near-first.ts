/** Marks a page of which only what is near its top is laid out yet; `near-first.css` has the rule. */
export const nearFirstMark = "data-near-first";

/**
 * Runs in the head: a page that opens at its top is painted before the rest of it is laid out, one long task on a phone.
 * One that opens elsewhere needs its true heights at once.
 */
export const markNearFirst = (mark: string): void => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && navigation && navigation.type === "navigate")
    document.documentElement.setAttribute(mark, "");
};
