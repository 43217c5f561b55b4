import type { LeadDatabase } from "./database";
import { addDeliveries } from "./delivery-store";
import { toLead } from "./lead-row";
import type { ChannelName } from "./schema";

/** Marks leads that an earlier release has withheld, not more than so many, and adds their deliveries; answers how many. */
export const tellShelved = (
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
  most: number,
): Promise<number> =>
  db.write(async (trx) => {
    const shelved = trx.selectFrom("leads").select("reference").where("spam", "is not", null).limit(most);
    const marked = await trx
      .updateTable("leads")
      .set((row) => ({ signs_of_spam: row.ref("spam"), spam: null }))
      .where("reference", "in", db.takeRows(shelved))
      .returningAll()
      .execute();
    for (const row of marked) await addDeliveries(trx, { ...toLead(row), createdAt: now }, channels);
    return marked.length;
  });
