import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { Client } from "pg";
import type { StorePlace } from "../../../src/server/store/place";
import { sharedUrl, testPostgres } from "../../support/postgres/shared";

export type Row = Record<string, unknown>;

/** A store's place that no other test uses. */
export interface TestPlace {
  place: StorePlace;
  /** `DATABASE_URL` of the place. */
  url: string;
  /** Runs SQL as another program would; returns the last statement's rows. */
  sql(text: string): Promise<Row[]>;
  /** Texts of the files that contain the rows; undefined if another machine may have them. */
  files(): Promise<string[] | undefined>;
  remove(): Promise<void>;
}

interface Engine {
  name: "SQLite" | "PostgreSQL";
  newPlace(): Promise<TestPlace>;
}

const sqlitePlace = async (): Promise<TestPlace> => {
  const folder = mkdtempSync(path.join(tmpdir(), "store-"));
  const file = path.join(folder, "leads.db");
  return {
    place: { engine: "sqlite", file },
    url: `file:${file}`,
    sql: async (text) => {
      const db = new Database(file);
      try {
        if (/^select/i.test(text)) return db.prepare(text).all() as Row[];
        db.exec(text);
        return [];
      } finally {
        db.close();
      }
    },
    files: async () => [file, `${file}-wal`],
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** One database per test file, with one schema per place. */
let database: string;

/** The first test file starts the server, which may take long on a busy machine. */
if (testPostgres())
  beforeAll(async () => {
    database = await ownDatabase();
  }, 60_000);

const ownDatabase = async (): Promise<string> => {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(await sharedUrl("postgres"), `create database ${name}`);
  return sharedUrl(name);
};

/** @returns the rows of the last statement. */
export const onServer = async (url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const result = await client.query<Row>(text);
    return (Array.isArray(result) ? result.at(-1) : result).rows;
  } finally {
    await client.end();
  }
};

export const postgresPlace = async (poolSize = 5): Promise<TestPlace & { place: { engine: "postgres" } }> => {
  const base = database;
  const schema = `s${randomBytes(6).toString("hex")}`;
  await onServer(base, `create schema ${schema}`);
  const url = `${base}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
  return {
    place: { engine: "postgres", url, poolSize },
    url,
    sql: (text) => onServer(url, text),
    files: async () => {
      const found = testPostgres()!;
      if (found.url) return undefined;
      await onServer(base, "checkpoint");
      const rows = await onServer(base, "select oid from pg_database where datname = current_database()");
      return [path.join(found.folder, "shared/base", String(rows[0]!.oid))];
    },
    remove: async () => void (await onServer(base, `drop schema ${schema} cascade`)),
  };
};

/** Table names of this place only, sorted. */
export const tableNames = async (name: Engine["name"], { sql }: TestPlace): Promise<string[]> => {
  const list =
    name === "SQLite"
      ? "select name from sqlite_master where type = 'table'"
      : "select tablename as name from pg_tables where schemaname = current_schema()";
  return (await sql(list)).map((row) => String(row.name)).sort();
};

/** Prevents everybody else from changing leads until the returned function is called. */
export const lock = async ({
  place,
  url,
}: Pick<TestPlace, "place" | "url">): Promise<() => Promise<void>> => {
  if (place.engine === "sqlite") {
    const db = new Database(place.file);
    db.exec("begin immediate");
    return async () => void (db.exec("rollback"), db.close());
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("begin; lock table leads in exclusive mode");
  return () => client.end();
};

/** Every engine that is available here. */
export const engines: Engine[] = [
  { name: "SQLite", newPlace: sqlitePlace },
  ...(testPostgres() ? [{ name: "PostgreSQL" as const, newPlace: () => postgresPlace() }] : []),
];

/** For tests of PostgreSQL only. */
export const describePostgres = testPostgres() ? describe : describe.skip;
