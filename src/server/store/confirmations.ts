import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Lead } from "./lead-row";
import type { Tables } from "./schema";

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
