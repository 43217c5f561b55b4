import { Kysely } from "kysely";
import { migrate } from "../migrate";
import type { Tables } from "../schema";
import { insideTransaction } from "./dialect";
import type { PostgresPlace } from "./place";
import { leaseOf, withSession } from "./session";

/** How long a start waits for another that changes the tables, and for whoever reads them. */
const patienceMs = 30_000;

/** Any number that all releases share. */
const lock = 7_264_871_001;

/** Brings the tables up to date in one transaction, the list of what was done included; of two starts at once one waits. */
export const migratePostgres = (place: PostgresPlace, warn: (text: string) => void): Promise<void> =>
  withSession(place, async (client) => {
    await client.query(`begin; set local lock_timeout = ${patienceMs}; set local synchronous_commit = on`);
    await client.query(`select pg_advisory_xact_lock(${lock})`);
    await migrate(new Kysely<Tables>({ dialect: insideTransaction(leaseOf(client)) }), warn);
    await client.query("commit");
  });
