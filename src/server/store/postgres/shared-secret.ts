import { randomBytes } from "node:crypto";
import type { LeadDatabase } from "../database";

/** The secret with this name. When several servers create it at once, the first one wins. */
export const sharedSecret = (write: LeadDatabase["write"], name: string): Promise<string> =>
  write(async (trx) => {
    const fresh = { name, value: randomBytes(32).toString("hex") };
    await trx
      .insertInto("server_secrets")
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await trx
      .selectFrom("server_secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return value;
  });
