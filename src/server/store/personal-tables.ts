import type { Transaction } from "kysely";
import type { Tables } from "./schema";

/**
 * Every table with personal data, whose rows are erased by a lead's reference when a person is forgotten or their data
 * expires. A test fails if a table is missing here.
 */
export const personalTables = ["deliveries", "idempotency_keys", "leads"] as const satisfies (keyof Tables)[];

/** How many rows were erased, by table. */
export type Erased = Partial<Record<keyof Tables, number>>;

/** Engines limit the length of a list in one statement. */
const mostAtOnce = 500;

/** Erases everything that belongs to these leads. */
export const eraseLeads = async (
  trx: Transaction<Tables>,
  references: readonly string[],
): Promise<Erased> => {
  const erased: Erased = {};
  for (let start = 0; start < references.length; start += mostAtOnce) {
    const some = references.slice(start, start + mostAtOnce);
    for (const table of personalTables) {
      const done = await trx.deleteFrom(table).where("reference", "in", some).executeTakeFirst();
      if (done.numDeletedRows > 0n) erased[table] = (erased[table] ?? 0) + Number(done.numDeletedRows);
    }
  }
  return erased;
};

/** The references of everything that a person has sent, whatever the capitalisation of the address. */
export const referencesOf = async (trx: Transaction<Tables>, email: string): Promise<string[]> => {
  const found = await trx
    .selectFrom("leads")
    .select("reference")
    .where(({ fn }) => fn("lower", ["email"]), "=", email.toLowerCase())
    .execute();
  return found.map(({ reference }) => reference);
};
