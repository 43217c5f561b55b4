import Database from "libsql";

interface Named {
  name: string;
}

/**
 * Checks a store that others may have open; changes nothing.
 * @throws Error that says what is wrong with the file.
 */
export const inspectSource = (file: string): void => {
  const db = new Database(file);
  try {
    check(db);
  } finally {
    db.close();
  }
};

const check = (db: InstanceType<typeof Database>): void => {
  const faults = db.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
  if (faults[0]?.integrity_check !== "ok") throw new Error("it is damaged.");
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as Named[];
  const missing = ["leads", "kysely_migration"].some((table) => !tables.some(({ name }) => name === table));
  if (missing) throw new Error("it is a database, but not a store of this site.");
};

/**
 * Checks a whole store and returns its number of leads. Merges a log beside it into it.
 * @throws Error that says what is wrong with the file.
 */
export const inspectStore = (file: string): number => {
  const db = new Database(file);
  try {
    db.exec("PRAGMA journal_mode = DELETE");
    check(db);
    const rows = db.prepare("SELECT count(*) AS leads FROM leads").all() as { leads: number }[];
    return rows[0]?.leads ?? 0;
  } finally {
    db.close();
  }
};
