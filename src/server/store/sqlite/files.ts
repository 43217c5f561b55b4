import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import path from "node:path";

/** What SQLite may keep beside a file. */
export const sqliteSideFiles = ["-wal", "-shm", "-journal"];

/** Puts a file or folder on the disk. */
export const sync = (name: string): void => {
  const handle = openSync(name, "r");
  fsyncSync(handle);
  closeSync(handle);
};

/** Puts a file on the disk under its new name. */
export const syncRename = (name: string): void => sync(path.dirname(name));

/** Removes a file with what is beside it. */
export const removeStore = (file: string): void => {
  for (const ending of ["", ...sqliteSideFiles]) rmSync(file + ending, { force: true });
};
