import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { keysOf } from "../../../content-model/records";
import type { LeadDatabase } from "../database";
import { removeLeftBehind } from "../left-behind";
import { migrate } from "../migrate";
import type { Tables } from "../schema";
import { backUp } from "../sqlite/back-up";
import { inspectSource } from "../sqlite/inspect-store";
import { openSqlite } from "../sqlite/open-sqlite";
import { postgresDialect } from "./dialect";
import { migratePostgres } from "./migrate-postgres";
import type { PostgresPlace } from "../place";
import { asPooled, withSession } from "./session";
import { messageOf } from "../../errors";

/** The imported tables with their primary keys; a test fails if a table is missing here. */
export const movedTables = {
  leads: "reference",
  idempotency_keys: "key",
  spent_captchas: "id",
  deliveries: "id",
  stopped_channels: "channel",
} as const satisfies Partial<Record<keyof Tables, string>>;

type Moved = keyof typeof movedTables;

export interface Imported {
  table: Moved;
  found: number;
  added: number;
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const pageSize = 500;

const patienceMs = 60_000;

/**
 * Imports an SQLite store into PostgreSQL in one transaction. Existing rows stay as they are, except that
 * deliveries already made by the other server are marked as delivered.
 * @throws Error when the file is not an intact store of this site; then nothing is imported.
 */
export const importStore = async (place: PostgresPlace, file: string): Promise<Imported[]> => {
  removeLeftBehind(tmpdir(), /^website-import-(\d+)-/);
  const folder = mkdtempSync(path.join(tmpdir(), `website-import-${process.pid}-`));
  try {
    const source = await openCopy(file, path.join(folder, "leads.db"));
    try {
      await migratePostgres(place, console.error);
      return await withSession(place, async (client) => {
        const dialect = postgresDialect({ acquire: async () => asPooled(client) });
        return new Kysely<Tables>({ dialect }).transaction().execute((trx) => moveAll(source, trx));
      });
    } finally {
      await source.close();
    }
  } catch (cause) {
    throw new Error(`${file} was not imported: ${messageOf(cause)}`, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A snapshot of the store, migrated to this release; the original file is only read. */
const openCopy = async (file: string, copy: string): Promise<LeadDatabase> => {
  inspectSource(file);
  backUp(file, copy);
  const db = openSqlite(copy, patienceMs);
  await migrate(db.writer, console.error);
  return db;
};

const moveAll = async (source: LeadDatabase, trx: Transaction<Tables>): Promise<Imported[]> => {
  const imported: Imported[] = [];
  for (const table of keysOf(movedTables)) imported.push(await move(source, trx, table));
  return imported;
};

const move = async (source: LeadDatabase, trx: Transaction<Tables>, table: Moved): Promise<Imported> => {
  const [name, key] = [sql.table(table), sql.ref(movedTables[table])];
  let [found, added, last] = [0, 0, ""];
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${name} where ${key} > ${last} order by ${key} limit ${pageSize}`.execute(source.reads);
    const lastRow = rows.at(-1);
    if (!lastRow) return { table, found, added };
    const columns = Object.keys(lastRow);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const done = await sql`
      insert into ${name} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}
      on conflict (${key}) do nothing`.execute(trx);
    if (table === "deliveries") await noteDelivered(trx, rows);
    found += rows.length;
    added += Number(done.numAffectedRows ?? 0n);
    last = String(lastRow[movedTables[table]]);
  }
};

/** For repeated imports: what the old server delivered meanwhile must not be delivered again. */
const noteDelivered = async (trx: Transaction<Tables>, rows: Record<string, unknown>[]): Promise<void> => {
  for (const { id, state, delivered_at: at } of rows) {
    if (state !== "delivered") continue;
    await trx
      .updateTable("deliveries")
      .set({ state, delivered_at: typeof at === "string" ? at : null, claim: null })
      .where("id", "=", String(id))
      .where("state", "<>", state)
      .execute();
  }
};
