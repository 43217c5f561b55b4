import { personalTables } from "../personal-tables";
import { isDamage } from "./failure";
import type { PostgresPlace } from "./place";
import { withSession } from "./session";

/** Makes the server read every row, which verifies the checksums. */
export const findDamage = async (place: PostgresPlace): Promise<string | undefined> => {
  try {
    await withSession(place, async (client) => {
      for (const { table } of personalTables)
        await client.query(`select sum(octet_length(t::text)) from ${client.escapeIdentifier(table)} t`);
    });
    return undefined;
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
};
