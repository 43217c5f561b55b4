import { randomBytes } from "node:crypto";
import { Kysely } from "kysely";
import type { LeadDatabase } from "../database";
import type { Tables } from "../schema";
import { CallCounter } from "./call-counter";
import { postgresDialect } from "./dialect";
import { isDeadlock, isDamage } from "./failure";
import { personalTables } from "../personal-tables";
import { TimeLimitedPool } from "./pool";
import { eraseTraces } from "./erase-traces";
import { connectionOf, withSession } from "./session";
import { openingFailure, type PostgresPlace } from "../place";

/**
 * Whether the database has the tables of a store.
 * @throws if the database does not answer.
 */
export const hasStore = async (place: PostgresPlace): Promise<boolean> => {
  try {
    return await withSession(place, async (client) => {
      const { rows } = await client.query<{ found: boolean }>(
        "select to_regclass('leads') is not null and to_regclass('kysely_migration') is not null as found",
      );
      return rows[0]?.found === true;
    });
  } catch (cause) {
    throw openingFailure(place, cause);
  }
};

/** The secret with this name. When several servers create it at once, the first one wins. */
const sharedSecret = (write: LeadDatabase["write"], name: string): Promise<string> =>
  write(async (trx) => {
    const fresh = { name, value: randomBytes(32).toString("hex") };
    await trx
      .insertInto("server_secrets")
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await trx
      .selectFrom("server_secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return value;
  });

/** Makes the server read every row, which verifies the checksums. */
const findDamage = async (place: PostgresPlace): Promise<string | undefined> => {
  try {
    await withSession(place, async (client) => {
      for (const table of personalTables)
        await client.query(`select sum(octet_length(t::text)) from ${client.escapeIdentifier(table)} t`);
    });
    return undefined;
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
};

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
  const acquire = () => pool.acquire();
  const db = new Kysely<Tables>({
    dialect: postgresDialect({ acquire, begin: beginWith(patienceMs), commit }),
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
    eraseTraces: () => eraseTraces(place),
    findDamage: () => findDamage(place),
    shared: { secret, countCall: (who, windowMs) => counter.count(who, windowMs) },
    close: () => pool.end(),
  };
};
