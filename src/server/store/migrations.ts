import { PostgresAdapter, sql, type Kysely, type Migration } from "kysely";
import type { Tables } from "./schema";

/** Runs statements one by one, because engines prepare only one at a time. */
const run = async (db: Kysely<unknown>, ...statements: string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Adds nullable text columns, except those that already exist. */
const addColumns = async (db: Kysely<unknown>, table: keyof Tables, ...columns: string[]): Promise<void> => {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  const missing = columns.filter((column) => !found?.columns.some(({ name }) => name === column));
  await run(db, ...missing.map((column) => `alter table ${table} add column ${column} text`));
};

const statements = (...texts: string[]): Migration => ({ up: (db) => run(db, ...texts) });

const columns = (table: keyof Tables, ...names: string[]): Migration => ({
  up: (db) => addColumns(db, table, ...names),
});

/**
 * All migrations, in order; never edit a released one. Earlier releases must work with the migrated tables, so that a
 * release can be rolled back: add columns, and remove only unused ones. Otherwise the migration's name ends in
 * `-breaking`.
 */
export const migrations: Record<string, Migration> = {
  /** With `if not exists`, because the first release created its tables one by one and may have been killed in between. */
  "2026-11-21-create-tables": statements(
    `create table if not exists leads (
      reference text primary key,
      kind text not null,
      created_at text not null,
      name text not null,
      email text not null,
      phone text not null,
      fields text not null
    )`,
    "create index if not exists leads_created_at on leads (created_at)",
    `create table if not exists idempotency_keys (
      key text primary key,
      digest text not null,
      reference text not null,
      created_at text not null
    )`,
    "create index if not exists idempotency_keys_created_at on idempotency_keys (created_at)",
    "create table if not exists spent_captchas (id text primary key, expires_at text not null)",
    "create index if not exists spent_captchas_expires_at on spent_captchas (expires_at)",
  ),

  "2026-11-22-add-attribution": columns("leads", "attribution"),

  /** The first release named leads after their API calls. */
  "2026-11-22-name-kinds-as-forms": statements(
    "update leads set kind = 'contact' where kind = 'ContactUs'",
    "update leads set kind = 'hire' where kind = 'Hireus'",
    "update leads set kind = 'career' where kind = 'Career'",
  ),

  "2026-11-22-outbox": statements(
    `create table if not exists deliveries (
      id text primary key,
      reference text not null,
      channel text not null,
      state text not null,
      attempts integer not null,
      next_try_at text not null,
      claim text,
      last_error text,
      created_at text not null,
      delivered_at text
    )`,
    "create index if not exists deliveries_due on deliveries (state, channel, next_try_at)",
    "create index if not exists deliveries_reference on deliveries (reference)",
  ),

  /** Created on SQLite too, where they stay empty, so that all engines have the same tables. */
  "2026-11-23-shared-state": {
    up: (db) =>
      run(
        db,
        "create table if not exists server_secrets (name text primary key, value text not null)",
        // Unlogged tables need no disk sync, and losing counts in a crash does not matter.
        `create ${isPostgres(db) ? "unlogged" : ""} table if not exists call_counts (
          who text primary key,
          calls integer not null,
          ends_at timestamptz not null
        )`,
      ),
  },

  /** Leads stored by an older release lack both columns and count as no spam. */
  "2026-11-22-spam-shelf": {
    up: async (db) => {
      await addColumns(db, "leads", "spam", "text_digest");
      await run(
        db,
        "create index if not exists leads_text_digest on leads (text_digest, created_at)",
        "create index if not exists leads_spam on leads (created_at) where spam is not null",
      );
    },
  },

  "2026-11-22-stopped-channels": statements(
    `create table if not exists stopped_channels (
      channel text primary key,
      target text not null,
      cause text not null,
      stopped_at text not null
    )`,
  ),

  /** Null until assigned: earlier releases add one delivery for all recipients. */
  "2026-11-25-recipients": columns("deliveries", "recipient"),

  "2026-11-25-deduplication-key": {
    up: async (db) => {
      await addColumns(db, "deliveries", "deduplication_key");
      await run(
        db,
        "create unique index if not exists deliveries_deduplication_key on deliveries (deduplication_key)",
        "create index if not exists deliveries_channel_created_at on deliveries (channel, created_at)",
      );
    },
  },

  "2026-11-25-clock-marks": statements(
    `create table if not exists clock_marks (
      name text primary key,
      seen_at text not null,
      longest_pause_seconds integer not null
    )`,
  ),

  /** A new column, because earlier releases hold back leads with `spam` and erase them after 30 days. */
  "2026-11-26-signs-of-spam": columns("leads", "signs_of_spam"),

  "2026-11-28-clock-columns": {
    up: async (db) => {
      await addColumns(db, "leads", "kept_from");
      await addColumns(db, "deliveries", "planned_at");
    },
  },
};

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
