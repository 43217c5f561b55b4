import { chmodSync, copyFileSync, existsSync, linkSync, realpathSync, renameSync } from "node:fs";
import path from "node:path";
import { makeFolder } from "../../make-folder";
import Database from "libsql";
import { sqliteSideFiles, syncFolderOf, removeStore, sync } from "./back-up";
import { inspectStore } from "./inspect-store";
import { codeOf, messageOf } from "../../errors";

/**
 * Puts a backup in the store's place, atomically; the earlier store stays beside it under a name with the date.
 * @throws Error if the backup is incomplete or of another site, or if a server has the store open.
 */
export const restore = (store: string, backup: string, now: Date) => {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (existsSync(store) && realpathSync(store) === realpathSync(backup))
    throw new Error(`${backup} is the store itself.`);
  const incoming = `${store}.restoring`;
  try {
    const leads = takeIn(backup, incoming);
    const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
    /** Where the replaced store is now. */
    const earlier = replace(store, incoming, `${store}.before-restore-${stamp}`);
    return { leads, earlier };
  } finally {
    removeStore(incoming);
  }
};

/** Copies the backup to the store's folder and checks the copy; the backup itself is never opened. */
const takeIn = (backup: string, incoming: string): number => {
  makeFolder(path.dirname(incoming));
  removeStore(incoming);
  for (const ending of ["", "-wal"]) {
    if (!existsSync(backup + ending)) continue;
    copyFileSync(backup + ending, incoming + ending);
    chmodSync(incoming + ending, 0o600);
  }
  try {
    const leads = inspectStore(incoming);
    sync(incoming);
    return leads;
  } catch (cause) {
    throw new Error(`${backup} cannot be restored: ${messageOf(cause)}`, { cause });
  }
};

const replace = (store: string, incoming: string, earlier: string): string | undefined => {
  const wasThere = existsSync(store);
  const letGo = wasThere ? holdAlone(store) : undefined;
  try {
    if (wasThere) linkSync(store, earlier);
    // A damaged store may still have a write-ahead log, which must not become part of the new store.
    for (const ending of sqliteSideFiles)
      if (existsSync(store + ending)) renameSync(store + ending, earlier + ending);
    renameSync(incoming, store);
    syncFolderOf(store);
  } finally {
    letGo?.();
  }
  return wasThere ? earlier : undefined;
};

/**
 * Merges the log into the store's file, and locks the store until the returned function is called. A store
 * that is too damaged for that can still be replaced.
 * @throws Error if another process has it open.
 */
const holdAlone = (store: string): (() => void) => {
  const db = new Database(store);
  try {
    db.exec("PRAGMA journal_mode = DELETE");
    db.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    if (codeOf(error)?.startsWith("SQLITE_BUSY")) {
      db.close();
      throw new Error(`A server or another command has ${store} open. Stop it first.`, { cause: error });
    }
  }
  return () => db.close();
};
