import { nameOf } from "../place";
import type { PostgresPlace } from "./place";
import { withSession } from "./session";
import { messageOf } from "../../thrown";

/**
 * Whether the database has the tables of a store.
 * @throws if the database does not answer.
 */
export const hasStore = async (place: PostgresPlace): Promise<boolean> => {
  try {
    return await withSession(place, async (client) => {
      const { rows } = await client.query<{ found: boolean }>(
        "select to_regclass('leads') is not null and to_regclass('kysely_migration') is not null as found",
      );
      return rows[0]?.found === true;
    });
  } catch (cause) {
    throw new Error(`The store at ${nameOf(place)} (DATABASE_URL) cannot be opened: ${messageOf(cause)}`, {
      cause,
    });
  }
};
