import type { FastifyBaseLogger } from "fastify";
import { dayMs, everyDay } from "./every-day";
import type { ExpiryRefusal } from "./store/expiry";
import type { LeadStore } from "./store/lead-store";

/** Small batches, because a visitor's call may share the commit and must not wait long. */
const batchSize = 100;

/** How long the outbox keeps deliveries that were made. */
const keepDeliveredMs = 30 * dayMs;

interface Retention {
  store: LeadStore;
  keepMonths: number;
  now: () => Date;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  everyMs?: number;
}

/** Deletes expired data at once and then every day. Returns a function that stops this. */
export const startRetention = (retention: Retention): (() => Promise<void>) => {
  let logged: ExpiryRefusal | undefined;
  return everyDay(async (ended) => {
    const { store, keepMonths, now, log } = retention;
    const moment = now();
    const before = monthsBefore(moment, keepMonths);
    try {
      const { refusal, ...outlook } = await store.expiry.preview(moment, before);
      // The clock may be corrected later, so a refusal is checked again every hour, but logged once.
      if (refusal && refusal !== logged)
        log.error({ ...outlook, now: moment, before, needsPerson: true }, refusals[refusal]);
      logged = refusal;
      if (refusal) return false;
    } catch (err) {
      log.warn({ err }, notDeleted);
      return false;
    }
    return deleteOld(retention, moment, before, ended);
  }, retention.everyMs);
};

const onPurpose =
  "when it is to be so, `npm run leads -- --erase-before DATE` erases what came before a date (docs/operate/troubleshooting.md)";

const refusals: Record<ExpiryRefusal, string> = {
  behind: `the clock is behind what the server has seen (seenAt), so that enquiries get a wrong date, and nothing is erased by its age; set it. If it is right, it is believed in a week, and at once after \`npm run leads -- --erase-before DATE\` (docs/operate/troubleshooting.md)`,
  clock: `nothing is erased by its age, because the clock is far ahead of when the server last ran; set it, or ${onPurpose}`,
  many: `nothing is erased by its age, because too many leads would go at once; look at the clock and LEADS_KEEP_MONTHS, or ${onPurpose}`,
};

const notDeleted = "what is over its time could not be deleted; the server tries again";

/** Returns false if something could not be deleted, so that it is tried again. */
const deleteOld = async (
  { store: { expiry, deliveries }, log }: Retention,
  now: Date,
  before: Date,
  ended: AbortSignal,
): Promise<boolean> => {
  const done = { leads: 0, deliveries: 0 };
  const deliveredBefore = new Date(now.getTime() - keepDeliveredMs);
  const count = async (what: keyof typeof done, erase: (most: number) => Promise<number>) => {
    for await (const batch of inBatches(erase, ended)) done[what] += batch;
  };
  try {
    await count("leads", (most) => expiry.eraseLeads(before, most));
    await count("deliveries", (most) => deliveries.eraseDelivered(deliveredBefore, most));
    await expiry.eraseSpent(now);
    log.info({ ...done, before }, "deleted what is over its time");
    return true;
  } catch (err) {
    log.warn({ err, ...done, before }, notDeleted);
    return false;
  }
};

/** Erases in batches until nothing is left; yields the size of each batch. */
export const inBatches = async function* (
  erase: (most: number) => Promise<number>,
  ended?: AbortSignal,
): AsyncGenerator<number> {
  let batch: number;
  do yield (batch = await erase(batchSize));
  while (batch === batchSize && !ended?.aborted);
};

/** The same day of an earlier month, or the last day of a shorter month. */
export const monthsBefore = (moment: Date, months: number): Date => {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  // `Date` turns 31 February into 3 March.
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
};
