import Database from "libsql";

type Db = InstanceType<typeof Database>;

/** Opens an SQLite file for some work, and closes it. */
export const withDatabase = <Result>(file: string, work: (db: Db) => Result): Result => {
  const db = new Database(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
};

/** The first column of a query's result. */
const column = (db: Db, query: string): unknown[] => db.prepare(query).pluck().all();

const check = (db: Db): void => {
  if (column(db, "PRAGMA integrity_check")[0] !== "ok") throw new Error("it is damaged.");
  const tables = column(db, "SELECT name FROM sqlite_master WHERE type = 'table'");
  if (["leads", "kysely_migration"].some((table) => !tables.includes(table)))
    throw new Error("it is a database, but not a store of this site.");
};

/**
 * Checks a store that other processes may have open, without changing it.
 * @throws Error that says what is wrong with the file.
 */
export const inspectSource = (file: string): void => withDatabase(file, check);

/**
 * Checks a whole store and returns its number of leads. Merges a write-ahead log into it.
 * @throws Error that says what is wrong with the file.
 */
export const inspectStore = (file: string): number =>
  withDatabase(file, (db) => {
    db.exec("PRAGMA journal_mode = DELETE");
    check(db);
    return Number(column(db, "SELECT count(*) FROM leads")[0]);
  });
