import { Kysely, sql } from "kysely";
import type { LeadDatabase } from "../database";
import type { Tables } from "../schema";
import { StoreFailure } from "../store-failure";
import { SqliteThread } from "./sqlite-thread";
import { retryWhileLocked } from "../retry-while";
import { threadDialect } from "./thread-dialect";
import { WriteQueue } from "./write-queue";

/** Long enough for a large store beside a server that writes. */
const vacuumPatienceMs = 60_000;

/**
 * Removes every byte of deleted data: rewrites the file, because moved rows may have left copies in it, and empties the
 * log.
 */
const eraseTraces = async (db: Kysely<Tables>): Promise<void> => {
  await retryWhileLocked(vacuumPatienceMs, () => sql`vacuum`.execute(db));
  await retryWhileLocked(vacuumPatienceMs, async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0)
      throw new StoreFailure(
        "Another process reads the store, whose log still holds what was deleted.",
        "SQLITE_BUSY",
      );
  });
};

/** Long enough for a very large store on a slow disk. */
const checkPatienceMs = 60 * 60 * 1000;

const isDamage = (error: unknown): error is StoreFailure =>
  error instanceof StoreFailure && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code ?? "");

/** Runs in a thread and on a connection of its own, so that no call waits for it. */
const findDamage = async (file: string): Promise<string | undefined> => {
  const thread = new SqliteThread(file, checkPatienceMs);
  const db = new Kysely<Tables>({ dialect: threadDialect(thread, "read") });
  try {
    // Asks for one fault only, because one is enough to know.
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    const found = rows[0]?.quick_check;
    return found === "ok" ? undefined : String(found);
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  } finally {
    await thread.end();
  }
};

export interface SqliteDatabase extends LeadDatabase {
  /** For code that manages its own transactions, before the first `write`. */
  writer: Kysely<Tables>;
}

/** The database in an SQLite file, which a thread of its own opens at the first query. */
export const openSqlite = (file: string, patienceMs: number): SqliteDatabase => {
  const thread = new SqliteThread(file, patienceMs);
  const writer = new Kysely<Tables>({ dialect: threadDialect(thread, "write") });
  const queue = new WriteQueue(writer);
  return {
    reads: new Kysely<Tables>({ dialect: threadDialect(thread, "read") }),
    writer,
    write: (work) => queue.write(work, patienceMs),
    // Needs no locks, because there is one writer at a time.
    takeRows: (query) => query,
    eraseTraces: async () => {
      await queue.settled();
      await eraseTraces(writer);
    },
    findDamage: () => findDamage(file),
    close: async () => {
      await queue.settled();
      await thread.end();
    },
  };
};
