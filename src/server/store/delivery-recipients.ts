import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import type { Tables } from "./schema";
import type { Lead } from "./lead-row";

/** Limit for all visitors together, far above real use, so that nobody can use the form to mail strangers. */
const mostPerHour = 30;

const hourMs = 60 * 60 * 1000;

/** One key per mailbox and day. Many providers deliver `a.da+tea@` and `ada@` to one mailbox. */
export const confirmationKey = ({ email, createdAt }: Pick<Lead, "email" | "createdAt">): string => {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const mailbox = `${local.replace(/\+.*|\./g, "")}@${domain}`;
  const day = createdAt.toISOString().slice(0, 10);
  return createHash("sha256").update(`${mailbox} ${day}`).digest("base64url");
};

/**
 * Whether this hour's confirmations are used up. Deliveries that a wrong clock dated into another hour do not count.
 */
export const confirmationsUsedUp = async (trx: Transaction<Tables>, now: Date): Promise<boolean> => {
  const at = (shiftMs: number) => new Date(now.getTime() + shiftMs).toISOString();
  const recent = await trx
    .selectFrom("deliveries")
    .select("id")
    .where("channel", "=", "visitor-mail")
    .where("created_at", ">", at(-hourMs))
    .where("created_at", "<", at(hourMs))
    .limit(mostPerHour)
    .execute();
  return recent.length === mostPerHour;
};

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
