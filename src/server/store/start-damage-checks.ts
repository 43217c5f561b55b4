import type { FastifyBaseLogger } from "fastify";
import { everyDay } from "../every-day";
import type { LeadStore } from "./lead-store";

interface Checked {
  store: Pick<LeadStore, "check" | "damage">;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  everyMs?: number;
}

/** Looks for damage at once and then every day, because a damaged store may still accept leads that nobody can read. */
export const startDamageChecks = ({ store, log, everyMs }: Checked): (() => Promise<void>) =>
  everyDay(async () => {
    try {
      await store.check();
    } catch (err) {
      log.warn({ err }, "the store could not be checked for damage; it is tried again");
      return false;
    }
    const { damage } = store;
    if (damage === undefined) log.info("the store is sound");
    else log.error({ damage, needsPerson: true }, isDamaged);
    return damage === undefined;
  }, everyMs);

const isDamaged =
  "the store is damaged: enquiries may be lost. Put back a backup (docs/operate/troubleshooting.md)";
