import { repeatedWithinMs, spamRules } from "../spam/spam-rules";
import { textDigest } from "../spam/text-digest";
import type { LeadDatabase } from "./database";
import { addDeliveries, type ChannelName } from "./delivery-store";
import type { Lead } from "./lead-row";

/** Enough to recognise a mailing, and few enough to read for each enquiry. */
const mostCopies = 10 * spamRules.mailing.others;

/** Enquiries that look like spam. They are leads like others, with reasons, and nobody is told of them. */
export class SpamShelf {
  constructor(private readonly db: LeadDatabase) {}

  /** How many other people have sent the same text lately. */
  async othersWithText({ fields, email, createdAt }: Lead): Promise<number> {
    const digest = textDigest(fields.message);
    if (digest === null) return 0;
    const since = new Date(createdAt.getTime() - repeatedWithinMs);
    const copies = await this.db.reads
      .selectFrom(({ selectFrom }) =>
        selectFrom("leads")
          .select("email")
          .where("text_digest", "=", digest)
          .where("created_at", ">=", since.toISOString())
          .orderBy("created_at", "desc")
          .limit(mostCopies)
          .as("copies"),
      )
      .select("email")
      .distinct()
      .execute();
    const people = new Set(copies.map((copy) => copy.email.toLowerCase()));
    people.delete(email.toLowerCase());
    return people.size;
  }

  /** Makes an ordinary lead of it and adds its deliveries; false when nothing on the shelf has this reference. */
  release(reference: string, channels: readonly ChannelName[], now: Date): Promise<boolean> {
    return this.db.write(async (trx) => {
      const released = await trx
        .updateTable("leads")
        .set({ spam: null })
        .where("reference", "=", reference)
        .where("spam", "is not", null)
        .executeTakeFirst();
      if (released.numUpdatedRows !== 1n) return false;
      const { email } = await trx
        .selectFrom("leads")
        .select("email")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      await addDeliveries(trx, { reference, email, createdAt: now }, channels);
      return true;
    });
  }
}
