import { sql, type Transaction } from "kysely";
import type { Tables } from "./schema";

interface PersonalTable {
  table: keyof Tables;
  reference: string;
  /** The column with the person's email address, if the table has one. */
  email?: string;
}

/**
 * Every table with personal data, whose rows are erased when a person is forgotten or their data expires. A test fails
 * if a table is missing here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: "deliveries", reference: "reference" },
  { table: "idempotency_keys", reference: "reference" },
  { table: "leads", reference: "reference", email: "email" },
];

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
    const some = sql.join(references.slice(start, start + mostAtOnce));
    for (const { table, reference } of personalTables) {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(table)} where ${sql.ref(reference)} in (${some})`.execute(trx);
      if (numAffectedRows > 0n) erased[table] = (erased[table] ?? 0) + Number(numAffectedRows);
    }
  }
  return erased;
};

/** The references of everything that a person has sent, whatever the capitalisation of the address. */
export const referencesOf = async (trx: Transaction<Tables>, email: string): Promise<string[]> => {
  const found = new Set<string>();
  for (const { table, reference, email: column } of personalTables) {
    if (column === undefined) continue;
    const { rows } = await sql<{ reference: string }>`
      select ${sql.ref(reference)} as reference from ${sql.table(table)}
      where lower(${sql.ref(column)}) = ${email.toLowerCase()}`.execute(trx);
    for (const row of rows) found.add(row.reference);
  }
  return [...found];
};
