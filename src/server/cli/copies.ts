import type { StorePlace } from "../store/place";
import { backUp } from "../store/sqlite/back-up";
import { restore } from "../store/sqlite/restore";
import { UsageError } from "./usage-error";
import { requireStore } from "./with-store";

const counted = (leads: number): string => (leads === 1 ? "1 lead" : `${leads} leads`);

const ownTools = (file: string): string => {
  const name = JSON.stringify(file);
  return [
    "PostgreSQL has tools of its own; with the store's address in DATABASE_URL:",
    `  pg_dump --format=custom --no-owner --file=${name} "$DATABASE_URL"`,
    "and to restore, with all servers stopped:",
    `  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" ${name}`,
  ].join("\n");
};

export const printBackup = async (place: StorePlace, file: string): Promise<void> => {
  if (place.engine === "postgres") throw new UsageError(`--backup is for SQLite. ${ownTools(file)}`);
  await requireStore(place);
  console.log(`${counted(backUp(place.file, file))} in ${file}, which was read again and is sound.`);
};

/** Restores a backup and prints where the earlier store is. */
export const printRestore = (place: StorePlace, file: string): void => {
  if (place.engine === "postgres") throw new UsageError(`--restore is for SQLite. ${ownTools(file)}`);
  const { leads, earlier } = restore(place.file, file, new Date());
  console.log(`${counted(leads)} in ${place.file}, restored from ${file}. The server can be started.`);
  if (earlier) console.log(`The earlier store is ${earlier}; delete it when nobody needs it any more.`);
};
