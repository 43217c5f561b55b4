import { Kysely } from "kysely";
import type { Client } from "pg";
import { migrate } from "../migrate";
import type { Tables } from "../schema";
import { insideTransaction } from "./dialect";
import type { PostgresPlace } from "../place";
import { asPooled, withSession } from "./session";

/** How long a start waits for another one that migrates the tables, and for their readers. */
const patienceMs = 30_000;

/** An arbitrary number that all releases share. */
const lock = 7_264_871_001;

/** Migrates the tables and the list of migrations in one transaction; a simultaneous start waits. */
export const migratePostgres = (place: PostgresPlace, warn: (text: string) => void): Promise<boolean> =>
  withSession(place, async (client) => {
    await requireEncoding(client);
    await client.query(`begin; set local lock_timeout = ${patienceMs}; set local synchronous_commit = on`);
    await client.query(`select pg_advisory_xact_lock(${lock})`);
    const isNew = await migrate(new Kysely<Tables>({ dialect: insideTransaction(asPooled(client)) }), warn);
    await client.query("commit");
    return isNew;
  });

/** `SQL_ASCII` is accepted because it stores bytes unchanged. */
const holdingEveryName = ["UTF8", "SQL_ASCII"];

/** @throws if names in some scripts cannot be stored, because every lead with such a name would be refused. */
const requireEncoding = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding ?? "";
  if (holdingEveryName.includes(encoding)) return;
  throw new Error(
    `the database has the encoding ${encoding}, which cannot hold every name. Make one with ` +
      "`create database … encoding 'UTF8' template template0` and move what this one holds.",
  );
};
