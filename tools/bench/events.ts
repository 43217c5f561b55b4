import type { Page } from "@playwright/test";

/** Browsers do not report shorter events. */
const leastMs = 16;

/** Records from now on the time between each event of an interaction and the frame that shows its result. */
export const watchEvents = (page: Page): Promise<void> =>
  page.evaluate((least) => {
    const seen: number[] = [];
    Object.assign(window, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: least } as PerformanceObserverInit);
  }, leastMs);

/** The longest time since the last call. */
export const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(
    (least) => Math.max(least, ...(window as unknown as { seenEvents: number[] }).seenEvents.splice(0)),
    leastMs,
  );
