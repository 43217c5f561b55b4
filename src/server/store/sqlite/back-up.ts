import { closeSync, existsSync, openSync, renameSync, fsyncSync, rmSync } from "node:fs";
import path from "node:path";
import { removeLeftBehind } from "../left-behind";
import { inspectStore, withDatabase } from "./inspect-store";
import { messageOf } from "../../errors";

/** Endings of the files that SQLite may keep beside a database. */
export const sqliteSideFiles = ["-wal", "-shm", "-journal"];

/** Syncs a file or folder to disk. */
export const sync = (name: string): void => {
  const handle = openSync(name, "r");
  fsyncSync(handle);
  closeSync(handle);
};

/** Syncs a renamed file's folder, so that the new name is on disk. */
export const syncFolderOf = (name: string): void => sync(path.dirname(name));

/** Removes a database file and its side files. */
export const removeStore = (file: string): void => {
  for (const ending of ["", ...sqliteSideFiles]) rmSync(file + ending, { force: true });
};

/** Unfinished backups and their side files. */
const partials = new RegExp(`\\.(\\d+)\\.partial(?:${sqliteSideFiles.join("|")})?$`);

const busyTimeoutMs = 10_000;

/**
 * Writes a snapshot of the store to a new file, readable only by its owner, while servers run; returns its
 * number of leads. The file gets its name only after it was checked. Removes what killed backups have left.
 * @throws Error if the file already exists or cannot be written.
 */
export const backUp = (store: string, target: string): number => {
  if (existsSync(target)) throw new Error(`${target} is there already; a backup overwrites nothing.`);
  const partial = `${target}.${process.pid}.partial`;
  try {
    removeLeftBehind(path.dirname(target), partials);
    closeSync(openSync(partial, "wx", 0o600));
    withDatabase(store, (db) => {
      db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
      db.prepare("VACUUM INTO ?").run(partial);
    });
    const leads = inspectStore(partial);
    sync(partial);
    renameSync(partial, target);
    syncFolderOf(target);
    return leads;
  } catch (cause) {
    removeStore(partial);
    throw new Error(`The backup ${target} was not made: ${messageOf(cause)}`, { cause });
  }
};
