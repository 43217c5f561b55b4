import { Kysely } from "kysely";
import type { LeadDatabase } from "../database";
import type { Tables } from "../schema";
import { findDamage } from "./find-damage";
import { SqliteThread } from "./sqlite-thread";
import { scrub } from "./scrub";
import { threadDialect } from "./thread-dialect";
import { WriteLane } from "./write-lane";

export interface SqliteDatabase extends LeadDatabase {
  /** For code that manages its own transactions, before the first `write`. */
  writer: Kysely<Tables>;
}

/** The database in an SQLite file, which a thread of its own opens at the first query. */
export const openSqlite = (file: string, patienceMs: number): SqliteDatabase => {
  const thread = new SqliteThread(file, patienceMs);
  const writer = new Kysely<Tables>({ dialect: threadDialect(thread, "write") });
  const lane = new WriteLane(writer);
  return {
    reads: new Kysely<Tables>({ dialect: threadDialect(thread, "read") }),
    writer,
    write: (work) => lane.write(work, patienceMs),
    // Needs no locks, because there is one writer at a time.
    takeRows: (query) => query,
    scrub: async () => {
      await lane.settled();
      await scrub(writer);
    },
    findDamage: () => findDamage(file),
    close: async () => {
      await lane.settled();
      await thread.end();
    },
  };
};
