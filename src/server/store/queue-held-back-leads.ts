import type { LeadDatabase } from "./database";
import { addDeliveries } from "./delivery-store";
import { toLead } from "./lead-row";
import type { ChannelName } from "./schema";

/** Marks up to `most` leads that an earlier release held back, and queues them; returns their number. */
export const queueHeldBackLeads = (
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
  most: number,
): Promise<number> =>
  db.write(async (trx) => {
    const heldBack = trx.selectFrom("leads").select("reference").where("spam", "is not", null).limit(most);
    const marked = await trx
      .updateTable("leads")
      .set((row) => ({ signs_of_spam: row.ref("spam"), spam: null }))
      .where("reference", "in", db.takeRows(heldBack))
      .returningAll()
      .execute();
    for (const row of marked) await addDeliveries(trx, { ...toLead(row), createdAt: now }, channels);
    return marked.length;
  });
