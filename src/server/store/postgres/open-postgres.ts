import { Kysely } from "kysely";
import type { LeadDatabase } from "../database";
import type { Tables } from "../schema";
import { CallCounter } from "./call-counter";
import { postgresDialect } from "./dialect";
import { isDeadlock } from "./failure";
import { findDamage } from "./find-damage";
import { TimeLimitedPool } from "./pool";
import type { PostgresPlace } from "./place";
import { scrub } from "./scrub";
import { connectionOf } from "./session";
import { sharedSecret } from "./shared-secret";

const mostAttempts = 3;

/**
 * Set per transaction, so that it also works behind a connection pooler: a synchronous commit, and a server-side
 * timeout slightly shorter than the client's, so that the log names the cause.
 */
const beginWith = (patienceMs: number): string => {
  const limit = Math.ceil(patienceMs * 0.9);
  return [
    "begin",
    "set local synchronous_commit = on",
    `set local statement_timeout = ${limit}`,
    `set local idle_in_transaction_session_timeout = ${patienceMs * 2}`,
  ].join(";");
};

/** No timeout: a commit that is cancelled while it waits for a standby would be reported as done. */
const commit = "set local statement_timeout = 0; commit";

/** A PostgreSQL database; it connects at the first query. */
export const openPostgres = (place: PostgresPlace, patienceMs: number): LeadDatabase => {
  const pool = new TimeLimitedPool({ ...connectionOf(place), max: place.poolSize }, patienceMs);
  const lease = () => pool.lease();
  const db = new Kysely<Tables>({
    dialect: postgresDialect({ lease, begin: beginWith(patienceMs), commit }),
  });
  const write: LeadDatabase["write"] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (attempt === mostAttempts || !isDeadlock(error)) throw error;
      }
    }
  };
  const secret = (name: string) => sharedSecret(write, name);
  const counter = new CallCounter(db, () => secret("addresses"));
  return {
    reads: db,
    write,
    takeRows: (query) => query.forUpdate().skipLocked(),
    scrub: () => scrub(place),
    findDamage: () => findDamage(place),
    shared: { secret, countCall: (who, windowMs) => counter.count(who, windowMs) },
    close: () => pool.end(),
  };
};
