import { readdirSync } from "node:fs";
import path from "node:path";
import type { LeadStore } from "../store/lead-store";
import type { StorePlace } from "../store/place";
import { overwriteWal } from "../store/postgres/overwrite-wal";

/** Erases a person's data, and prints what was erased and where copies may remain. */
export const forgetPerson = async (place: StorePlace, store: LeadStore, email: string): Promise<void> => {
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
