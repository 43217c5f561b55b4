import type { FastifyBaseLogger } from "fastify";
import { dayMs, everyDay } from "./every-day";
import type { LeadStore } from "./store/lead-store";

/** Small batches: a visitor's call may share the commit and must not wait for it. */
const batchSize = 100;

/** How long spam and delivered outbox rows are kept. */
const keepAsideMs = 30 * dayMs;

interface Retention {
  store: LeadStore;
  keepMonths: number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  everyMs?: number;
}

/** Deletes expired leads, spam and deliveries at once and then every day. Returns a function that stops it. */
export const keepNoLonger = (retention: Retention): (() => Promise<void>) =>
  everyDay((ended) => deleteOld(retention, ended), retention.everyMs);

/** Returns false when something could not be deleted. It is tried again. */
const deleteOld = async (
  { store, keepMonths, now, log }: Retention,
  ended: AbortSignal,
): Promise<boolean> => {
  const before = monthsBefore(now(), keepMonths);
  const asideBefore = new Date(now().getTime() - keepAsideMs);
  const done = { leads: 0, spam: 0, deliveries: 0 };
  const inBatches = async (what: keyof typeof done, erase: (most: number) => Promise<number>) => {
    let batch: number;
    do {
      batch = await erase(batchSize);
      done[what] += batch;
    } while (batch === batchSize && !ended.aborted);
  };
  try {
    await inBatches("leads", (most) => store.eraseBefore(before, most));
    await inBatches("spam", (most) => store.eraseBefore(asideBefore, most, "spam"));
    await inBatches("deliveries", (most) => store.deliveries.eraseDelivered(asideBefore, most));
    log.info({ ...done, before }, "deleted what is over its time");
    return true;
  } catch (err) {
    log.warn({ err, ...done, before }, "what is over its time could not be deleted; the server tries again");
    return false;
  }
};

/** The same day of an earlier month, or the last day of a shorter month. */
export const monthsBefore = (moment: Date, months: number): Date => {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // `Date` turns 31 February into 3 March.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
};
