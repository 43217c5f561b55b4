import { PostgresAdapter, sql, type Kysely, type Migration } from "kysely";
import type { Tables } from "./schema";

/** With `ifNotExists`, because the first release created its tables one by one and may have been killed in between. */
const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("leads")
      .ifNotExists()
      .addColumn("reference", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("leads_created_at").ifNotExists().on("leads").column("created_at").execute();
    await db.schema
      .createTable("idempotency_keys")
      .ifNotExists()
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("idempotency_keys_created_at")
      .ifNotExists()
      .on("idempotency_keys")
      .column("created_at")
      .execute();
    await db.schema
      .createTable("spent_captchas")
      .ifNotExists()
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("spent_captchas_expires_at")
      .ifNotExists()
      .on("spent_captchas")
      .column("expires_at")
      .execute();
  },
};

/** Adds nullable text columns, except those that already exist. */
const addColumns = async (db: Kysely<unknown>, table: keyof Tables, ...columns: string[]): Promise<void> => {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table);
  for (const column of columns) {
    if (found?.columns.some(({ name }) => name === column)) continue;
    await db.schema.alterTable(table).addColumn(column, "text").execute();
  }
};

const addAttribution: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, "leads", "attribution"),
};

/** The first release named leads after their API calls. */
const earlierKinds = { ContactUs: "contact", Hireus: "hire", Career: "career" };

const nameKindsAsForms: Migration = {
  async up(db: Kysely<{ leads: { kind: string } }>) {
    for (const [earlier, kind] of Object.entries(earlierKinds))
      await db.updateTable("leads").set({ kind }).where("kind", "=", earlier).execute();
  },
};

const createOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("deliveries")
      .ifNotExists()
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_try_at", "text", (column) => column.notNull())
      .addColumn("claim", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("delivered_at", "text")
      .execute();
    await db.schema
      .createIndex("deliveries_due")
      .ifNotExists()
      .on("deliveries")
      .columns(["state", "channel", "next_try_at"])
      .execute();
    await db.schema
      .createIndex("deliveries_reference")
      .ifNotExists()
      .on("deliveries")
      .column("reference")
      .execute();
  },
};

/** Created on SQLite too, where they stay empty, so that all engines have the same tables. */
const createSharedState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("server_secrets")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    const counts = db.schema
      .createTable("call_counts")
      .ifNotExists()
      .addColumn("who", "text", (column) => column.primaryKey())
      .addColumn("calls", "integer", (column) => column.notNull())
      .addColumn("ends_at", "timestamptz", (column) => column.notNull());
    // Unlogged tables need no disk sync, and losing counts in a crash does not matter.
    await (isPostgres(db) ? counts.modifyFront(sql`unlogged`) : counts).execute();
  },
};

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
/** Leads stored by an older release lack both columns and count as no spam. */
const addSpamShelf: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db, "leads", "spam", "text_digest");
    await db.schema
      .createIndex("leads_text_digest")
      .ifNotExists()
      .on("leads")
      .columns(["text_digest", "created_at"])
      .execute();
    await db.schema
      .createIndex("leads_spam")
      .ifNotExists()
      .on("leads")
      .column("created_at")
      .where(sql.ref("spam"), "is not", null)
      .execute();
  },
};

/** A new column, because earlier releases hold back leads with `spam` and erase them after 30 days. */
const addSignsOfSpam: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, "leads", "signs_of_spam"),
};

const addStoppedChannels: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("stopped_channels")
      .ifNotExists()
      .addColumn("channel", "text", (column) => column.primaryKey())
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("cause", "text", (column) => column.notNull())
      .addColumn("stopped_at", "text", (column) => column.notNull())
      .execute();
  },
};

/** Earlier releases have one delivery for all recipients, and continue with the existing ones. */
const addRecipients: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, "deliveries", "recipient"),
};

const addDeduplicationKey: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db, "deliveries", "deduplication_key");
    const index = (name: string) => db.schema.createIndex(name).ifNotExists().on("deliveries");
    await index("deliveries_deduplication_key").unique().column("deduplication_key").execute();
    await index("deliveries_channel_created_at").columns(["channel", "created_at"]).execute();
  },
};

const addClockMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("clock_marks")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("longest_pause_seconds", "integer", (column) => column.notNull())
      .execute();
  },
};

const addClockColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db, "leads", "kept_from");
    await addColumns(db, "deliveries", "planned_at");
  },
};

/**
 * All migrations, in order; never edit a released one. Earlier releases must work with the migrated tables, so that a
 * release can be rolled back: add columns, and remove only unused ones. Otherwise the migration's name ends in
 * `-breaking`.
 */
export const migrations: Record<string, Migration> = {
  "2026-11-21-create-tables": createTables,
  "2026-11-22-add-attribution": addAttribution,
  "2026-11-22-name-kinds-as-forms": nameKindsAsForms,
  "2026-11-22-outbox": createOutbox,
  "2026-11-23-shared-state": createSharedState,
  "2026-11-22-spam-shelf": addSpamShelf,
  "2026-11-22-stopped-channels": addStoppedChannels,
  "2026-11-25-recipients": addRecipients,
  "2026-11-25-deduplication-key": addDeduplicationKey,
  "2026-11-25-clock-marks": addClockMarks,
  "2026-11-26-signs-of-spam": addSignsOfSpam,
  "2026-11-28-clock-columns": addClockColumns,
};
