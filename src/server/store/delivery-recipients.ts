import type { Transaction } from "kysely";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import type { Tables } from "./schema";

/** The recipients of a channel, by the kind of lead. */
export type RecipientsOf = (kind: EnquiryKind) => readonly string[];

/**
 * Replaces each delivery whose recipient is missing or no longer configured by one for each configured recipient that
 * has no delivery of that lead yet. Returns whether anything changed.
 */
export const addressDeliveries = async (
  trx: Transaction<Tables>,
  ids: readonly string[],
  recipientsOf: RecipientsOf,
): Promise<boolean> => {
  let isChanged = false;
  for (const id of ids) {
    const found = await trx
      .selectFrom("deliveries")
      .innerJoin("leads", "leads.reference", "deliveries.reference")
      .selectAll("deliveries")
      .select("kind")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found) continue;
    const { kind, ...delivery } = found;
    const { reference, channel, recipient } = delivery;
    const wanted = recipientsOf(kind);
    if (recipient !== null && wanted.includes(recipient)) continue;
    isChanged = true;
    const others = await trx
      .selectFrom("deliveries")
      .select(["id", "recipient"])
      .where("reference", "=", reference)
      .where("channel", "=", channel)
      .where("id", "<>", id)
      .execute();
    const missing = wanted.filter((each) => !others.some((other) => other.recipient === each));
    const taken = others.map((other) => other.id);
    const free = freeIds(`${reference}-${channel}`, taken);
    const fresh = { ...delivery, attempts: 0, claim: null, last_error: null };
    const rows = missing.map((each) => ({ ...fresh, id: free.next().value, recipient: each }));
    await trx.deleteFrom("deliveries").where("id", "=", id).execute();
    if (rows.length > 0) await trx.insertInto("deliveries").values(rows).execute();
  }
  return isChanged;
};

/** Yields `7K3MQ-X9TBD-company-mail`, then `7K3MQ-X9TBD-company-mail-2` and so on. */
const freeIds = function* (first: string, taken: readonly string[]): Generator<string, never> {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!taken.includes(id)) yield id;
  }
};
