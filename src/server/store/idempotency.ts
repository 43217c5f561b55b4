import type { Kysely, Transaction } from "kysely";
import type { Lead } from "./lead-row";
import type { Tables } from "./schema";

/** A call's idempotency key and a digest of its body. */
export interface CallKey {
  key: string;
  digest: string;
}

/** A captcha token, which counts only once. */
export interface SpentCaptcha {
  id: string;
  expiresAt: Date;
}

export type SaveResult =
  { result: "saved" | "repeated"; reference: string } | { result: "keyReused" } | { result: "captchaSpent" };

type StoredKey = Pick<Tables["idempotency_keys"], "digest" | "reference">;

export const repeatOf = (earlier: StoredKey, digest: string): SaveResult =>
  earlier.digest === digest ? { result: "repeated", reference: earlier.reference } : { result: "keyReused" };

export const readKey = (db: Kysely<Tables>, key: string): Promise<StoredKey | undefined> =>
  db.selectFrom("idempotency_keys").select(["digest", "reference"]).where("key", "=", key).executeTakeFirst();

/** Claims the key for this lead, or returns the call that already has it. */
export const claimKey = async (
  trx: Transaction<Tables>,
  callKey: CallKey,
  lead: Lead,
): Promise<StoredKey | undefined> => {
  const inserted = await trx
    .insertInto("idempotency_keys")
    .values({ ...callKey, reference: lead.reference, created_at: lead.createdAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? undefined : readKey(trx, callKey.key);
};

/** Marks the token as used; returns false if it was already used. */
export const spendCaptcha = async (trx: Transaction<Tables>, captcha: SpentCaptcha): Promise<boolean> => {
  const inserted = await trx
    .insertInto("spent_captchas")
    .values({ id: captcha.id, expires_at: captcha.expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};
