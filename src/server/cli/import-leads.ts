import { existsSync } from "node:fs";
import { nameOf, type StorePlace } from "../store/place";
import { importStore } from "../store/postgres/import-store";
import { UsageError } from "./usage-error";

/** Imports an SQLite store into PostgreSQL and prints what was imported. */
export const importLeads = async (place: StorePlace, file: string): Promise<void> => {
  if (place.engine !== "postgres")
    throw new UsageError("--import needs the PostgreSQL to import into: set DATABASE_URL=postgres://…");
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const imported = await importStore(place, file);
  console.log(`${file} is imported into ${nameOf(place)}:`);
  for (const { table, found, added } of imported)
    console.log(`  ${table.replaceAll("_", " ")}: ${added} of ${found}${added < found ? why : ""}`);
};

const why = ", the others were there already";
