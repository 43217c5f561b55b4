import { mkdirSync } from "node:fs";
import path from "node:path";
import { CompiledQuery, Kysely, Migrator, SqliteDialect } from "kysely";
import Database from "libsql";
import { LeadStore } from "./lead-store";
import { migrations } from "./migrations";
import type { Tables } from "./schema";

/** How long a write waits for another process, in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens the SQLite file, making it and its folder (for its owner alone) when missing, and brings its tables up to date.
 * @throws Error naming the file and the settings that choose it.
 */
export async function openStore(file: string): Promise<LeadStore> {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return new LeadStore(await openDatabase(file));
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(`The store at ${file} (DATA_DIR, DATABASE_URL) cannot be opened: ${reason}`, { cause });
  }
}

async function openDatabase(file: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: async () => new Database(file),
      onCreateConnection: async (connection) => {
        // Full sync: what was acknowledged survives a loss of power, not only a crash.
        for (const pragma of [`busy_timeout = ${busyTimeout}`, "journal_mode = WAL", "synchronous = FULL"]) {
          await connection.executeQuery(CompiledQuery.raw(`PRAGMA ${pragma}`));
        }
      },
    }),
  });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error === undefined) return db;
  await db.destroy();
  throw error;
}
