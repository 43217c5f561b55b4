import { Migrator, type Kysely, type Migration } from "kysely";
import { migrations } from "./migrations";
import type { Tables } from "./schema";

const marks = "kysely_migration";

type MarkTable = Record<typeof marks, { name: string }>;

/**
 * Migrates the tables in one transaction with the write lock: a killed start leaves nothing behind, and of
 * two simultaneous starts the second finds everything done.
 * @returns whether the store is new.
 * @throws if a newer release has changed the tables in a breaking way.
 */
export const migrate = async (db: Kysely<Tables>, warn: (text: string) => void): Promise<boolean> => {
  const done = await doneSoFar(db);
  const newer = done.filter((name) => !(name in migrations));
  const breaking = newer.filter((name) => name.endsWith("-breaking"));
  if (breaking.length > 0) {
    throw new Error(
      `a newer release has changed its tables (${breaking.join(", ")}) so that this one cannot use them. ` +
        "Start the newer release again, or put back the backup from before it.",
    );
  }
  if (newer.length > 0)
    warn(`A newer release has changed the store (${newer.join(", ")}); this one goes on with it.`);

  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...doneElsewhere(newer) }) },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
  return done.length === 0;
};

const doneSoFar = async (db: Kysely<Tables>): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === marks)) return [];
  const rows = await db.withTables<MarkTable>().selectFrom(marks).select("name").execute();
  return rows.map(({ name }) => name);
};

/** Empty stand-ins for a newer release's migrations, because Kysely refuses a store with unknown ones. */
const doneElsewhere = (names: string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
