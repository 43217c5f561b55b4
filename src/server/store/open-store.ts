import { mkdirSync } from "node:fs";
import path from "node:path";
import { LeadStore } from "./lead-store";
import { migrate } from "./migrate";
import { openSqlite } from "./sqlite/open-sqlite";
import { patiently } from "./sqlite/patiently";

/** How long a call waits for the store, while another process holds a lock or the disk is slow. */
const defaultPatienceMs = 5000;

/** How long a start waits for another that changes the tables. */
const migrationPatienceMs = 30_000;

interface StoreOptions {
  patienceMs?: number;
  /** Told what an operator should know. */
  warn?: (text: string) => void;
}

/**
 * Opens the SQLite file, making it and its folder (for its owner alone) when missing, and brings its tables up to date.
 * @throws Error naming the file and the settings that choose it.
 */
export const openStore = async (
  file: string,
  { patienceMs = defaultPatienceMs, warn = console.error }: StoreOptions = {},
): Promise<LeadStore> => {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const db = openSqlite(file, patienceMs);
    await patiently(migrationPatienceMs, () => migrate(db.writer, warn)).catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
    return new LeadStore(db);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(`The store at ${file} (DATA_DIR, DATABASE_URL) cannot be opened: ${reason}`, { cause });
  }
};
