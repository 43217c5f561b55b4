import { readdirSync, existsSync } from "node:fs";
import path from "node:path";
import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { backUp } from "./store/sqlite/back-up";
import { restore } from "./store/sqlite/restore";
import { inBatches } from "./retention";
import type { LeadStore } from "./store/lead-store";
import { overwriteWal } from "./store/postgres/erase-traces";
import { readLeadsCommand } from "./cli/leads-command";
import { displayName, type StorePlace } from "./store/place";
import { importStore } from "./store/postgres/import-store";
import { printLeads } from "./cli/print-leads";
import { printOutbox, replay } from "./cli/outbox";
import { usage, UsageError } from "./cli/usage";
import { withStore, requireStore } from "./cli/with-store";
import { messageOf } from "./errors";

/** Imports an SQLite store into PostgreSQL and prints what was imported. */
const importLeads = async (place: StorePlace, file: string): Promise<void> => {
  if (place.engine !== "postgres")
    throw new UsageError("--import needs the PostgreSQL to import into: set DATABASE_URL=postgres://…");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const imported = await importStore(place, file);
  console.log(`${file} is imported into ${displayName(place)}:`);
  for (const { table, found, added } of imported)
    console.log(`  ${table.replaceAll("_", " ")}: ${added} of ${found}${added < found ? why : ""}`);
};

const why = ", the others were there already";

/** Erases a person's data, and prints what was erased and where copies may remain. */
const forgetPerson = async (place: StorePlace, store: LeadStore, email: string): Promise<void> => {
  const { references, erased } = await store.forget(email);
  if (references.length === 0) {
    console.log(`Nobody with the address ${email} is in the store. Nothing was erased.`);
    return;
  }
  console.log(`${email} is forgotten. Erased:`);
  for (const [table, count] of Object.entries(erased))
    console.log(`  ${table.replaceAll("_", " ")}: ${count}`);
  console.log(`References: ${references.join(", ")}`);
  console.log("Backups made before and files exported still hold what was erased.");
  for (const line of place.engine === "sqlite" ? copiesBeside(place.file) : logOfServer) console.log(line);
};

/** Stores that a restore replaced, and files left by a killed restore. */
const copiesBeside = (file: string): string[] => {
  const folder = path.dirname(file);
  const copies = readdirSync(folder).filter((name) => name.startsWith(`${path.basename(file)}.`));
  return copies.map((name) => `So may ${path.join(folder, name)}; delete it when nobody needs it.`);
};

const logOfServer = [
  "So does the log of PostgreSQL (pg_wal), until its files are written over. To have that done now, at its server:",
  `  sudo -u postgres psql ${overwriteWal.map((statement) => `-c "${statement}"`).join(" \\\n    ")}`,
];

/** Erases leads that the server refused to erase by age, and makes the server trust its clock again. */
const eraseBefore = async (store: LeadStore, moment: Date): Promise<void> => {
  let erased = 0;
  for await (const batch of inBatches((most) => store.expiry.eraseLeads(moment, most))) erased += batch;
  await store.expiry.trustClock(new Date());
  console.log(
    `${counted(erased)} that came before ${moment.toISOString()} erased. The server believes the clock again.`,
  );
};

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

const printBackup = async (place: StorePlace, file: string): Promise<void> => {
  if (place.engine === "postgres") throw new UsageError(`--backup is for SQLite. ${ownTools(file)}`);
  await requireStore(place);
  console.log(`${counted(backUp(place.file, file))} in ${file}, which was read again and is sound.`);
};

/** Restores a backup and prints where the earlier store is. */
const printRestore = (place: StorePlace, file: string): void => {
  if (place.engine === "postgres") throw new UsageError(`--restore is for SQLite. ${ownTools(file)}`);
  const { leads, earlier } = restore(place.file, file, new Date());
  console.log(`${counted(leads)} in ${place.file}, restored from ${file}. The server can be started.`);
  if (earlier) console.log(`The earlier store is ${earlier}; delete it when nobody needs it any more.`);
};

const main = async (): Promise<void> => {
  const command = readLeadsCommand(process.argv.slice(2), new Date());
  if (command.act === "help") return console.log(usage);
  loadDotEnv();
  const { database } = readEnvironment(process.env);
  switch (command.act) {
    case "print":
      return printLeads(database, command.format, command.filter);
    case "outbox":
      return printOutbox(database, command.format, command.filter);
    case "replay":
      return withStore(database, (store) => replay(store, command.delivery));
    case "forget":
      return withStore(database, (store) => forgetPerson(database, store, command.email));
    case "erase-before":
      return withStore(database, (store) => eraseBefore(store, command.moment));
    case "backup":
      return printBackup(database, command.file);
    case "restore":
      return printRestore(database, command.file);
    case "import":
      return importLeads(database, command.file);
  }
};

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(error instanceof UsageError ? 2 : 1);
});
