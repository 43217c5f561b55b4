import type { Client } from "pg";
import { personalTables } from "../personal-tables";
import { StoreFailure } from "../store-failure";
import type { PostgresPlace } from "../place";
import { retryWhile } from "../retry-while";
import { withSession } from "./session";
import { codeOf } from "../../errors";

/**
 * SQL with which a superuser removes erased data from PostgreSQL's log (`pg_wal`). A checkpoint only renames the log's
 * files, so this writes enough to overwrite all of them.
 */
export const overwriteWal = [
  "select pg_switch_wal()",
  "checkpoint",
  "select count(pg_logical_emit_message(false, '', repeat(' ', 1000000))) from generate_series(1, " +
    "(select (count(*) + 1) * pg_size_bytes(current_setting('wal_segment_size')) / 1000000 from pg_ls_waldir()))",
  "checkpoint",
];

/** How long to wait for readers of deleted rows, such as a running backup. */
const patienceMs = 60_000;
const pauseMs = 100;

/** Enquiries wait in the queue behind the lock for at most this long. */
const lockMs = 2000;

/** Rewrites the tables without deleted rows. The operator must clean the server's log and backups. */
export const eraseTraces = (place: PostgresPlace): Promise<void> =>
  withSession(place, async (client) => {
    const until = performance.now() + patienceMs;
    await nobodySees(client);
    await client.query(`set lock_timeout = ${lockMs}`);
    for (const table of personalTables)
      await retryWhile(isLocked, { patienceMs: until - performance.now(), pauseMs }, () =>
        client.query(`vacuum (full, analyze) ${client.escapeIdentifier(table)}`),
      );
  });

/** Waits for older transactions, because PostgreSQL keeps deleted rows while one is open. */
const nobodySees = async (client: Client): Promise<void> => {
  const {
    rows: [horizon],
  } = await client.query<{ now: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as now");
  if (!horizon) throw new StoreFailure("The store did not say which transactions are open.");
  await retryWhile(isStillRead, { patienceMs, pauseMs }, async () => {
    const { rows: readers } = await client.query<{ pid: number; name: string }>(
      `select pid, application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) > age($1::xid)`,
      [String(BigInt(horizon.now) % 2n ** 32n)],
    );
    if (readers.length === 0) return;
    const names = readers.map(({ pid, name }) => `${name || "unnamed"} (process ${pid})`).join(", ");
    throw new StoreFailure(`Others still read what was deleted, and keep it in the tables: ${names}.`);
  });
};

const isStillRead = (error: unknown): boolean => error instanceof StoreFailure;

const isLocked = (error: unknown): boolean => codeOf(error) === "55P03";
