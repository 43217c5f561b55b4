import { mkdirSync } from "node:fs";
import path from "node:path";
import { Migrator } from "kysely";
import { LeadStore } from "./lead-store";
import { migrations } from "./migrations";
import { openSqlite, type SqliteDatabase } from "./sqlite/open-sqlite";
import { patiently } from "./sqlite/patiently";

/** How long a call waits for the store, while another process holds a lock or the disk is slow. */
const defaultPatienceMs = 5000;

export interface StoreOptions {
  patienceMs?: number;
}

/**
 * Opens the SQLite file, making it and its folder (for its owner alone) when missing, and brings its tables up to date.
 * @throws Error naming the file and the settings that choose it.
 */
export async function openStore(
  file: string,
  { patienceMs = defaultPatienceMs }: StoreOptions = {},
): Promise<LeadStore> {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const db = openSqlite(file, patienceMs);
    await patiently(patienceMs, () => migrate(db)).catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
    return new LeadStore(db);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(`The store at ${file} (DATA_DIR, DATABASE_URL) cannot be opened: ${reason}`, { cause });
  }
}

async function migrate({ writer }: SqliteDatabase): Promise<void> {
  const { error } = await new Migrator({ db: writer, provider: migrations }).migrateToLatest();
  if (error !== undefined) throw error;
}
