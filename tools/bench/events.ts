import type { Page } from "@playwright/test";

/** Browsers report no event that took less. */
const leastMs = 16;

/** Notes from now on how long the browser takes from each event of an interaction to the frame that shows it. */
export const watchEvents = (page: Page): Promise<void> =>
  page.evaluate((least) => {
    const seen: number[] = [];
    Object.assign(window, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration);
    }).observe({ type: "event", durationThreshold: least } as PerformanceObserverInit);
  }, leastMs);

/** The longest since the last time. */
export const takeLongest = (page: Page): Promise<number> =>
  page.evaluate(
    (least) => Math.max(least, ...(window as unknown as { seenEvents: number[] }).seenEvents.splice(0)),
    leastMs,
  );
