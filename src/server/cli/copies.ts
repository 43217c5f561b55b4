import { requireStore } from "./with-store";
import { backUp } from "../store/sqlite/back-up";
import { restore } from "../store/sqlite/restore";

const counted = (leads: number): string => (leads === 1 ? "1 lead" : `${leads} leads`);

/** Makes a backup, and says what it holds. */
export const printBackup = (databaseFile: string, file: string): void => {
  requireStore(databaseFile);
  console.log(`${counted(backUp(databaseFile, file))} in ${file}, which was read again and is sound.`);
};

/** Restores a backup, and says what to do with what was there. */
export const printRestore = (databaseFile: string, file: string): void => {
  const { leads, earlier } = restore(databaseFile, file, new Date());
  console.log(`${counted(leads)} in ${databaseFile}, restored from ${file}. The server can be started.`);
  if (earlier) console.log(`The earlier store is ${earlier}; delete it when nobody needs it any more.`);
};
