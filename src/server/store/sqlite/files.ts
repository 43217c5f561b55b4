import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import path from "node:path";

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
