import { mkdirSync } from "node:fs";
import path from "node:path";
import { CompiledQuery, Kysely, Migrator, SqliteDialect } from "kysely";
import Database from "libsql";
import { LeadStore } from "./LeadStore";
import { migrations } from "./migrations";
import type { Tables } from "./schema";

/** How long a write waits for another process, in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens the SQLite file, making it and its folder when missing, and brings its tables up to date.
 * @throws when the file cannot be opened or a migration fails.
 */
export async function openStore(file: string): Promise<LeadStore> {
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: async () => new Database(file),
      onCreateConnection: async (connection) => {
        // Full sync: what was acknowledged survives a loss of power, not only a crash.
        for (const pragma of ["journal_mode = WAL", "synchronous = FULL", `busy_timeout = ${busyTimeout}`]) {
          await connection.executeQuery(CompiledQuery.raw(`PRAGMA ${pragma}`));
        }
      },
    }),
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw new Error(`The store at ${file} cannot be brought up to date: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return new LeadStore(db);
}
