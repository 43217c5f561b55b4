import { Migrator, type Kysely, type Migration } from "kysely";
import { migrations } from "./migrations";
import type { Tables } from "./schema";

const marks = "kysely_migration";

type MarkTable = Record<typeof marks, { name: string }>;

/**
 * Brings the tables up to date, all in one transaction that holds the right to write: a start that is killed leaves
 * nothing behind, and of two at once the second finds everything done.
 * @returns whether there were none before.
 * @throws when a newer release has changed the tables in a way that this one cannot live with.
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

/** Kysely refuses a store with marks that it has no change for. */
const doneElsewhere = (names: string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
