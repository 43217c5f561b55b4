import type { Kysely } from "kysely";
import { repeatedWithinMs, spamRules } from "../spam/spam-rules";
import { textDigest } from "../spam/text-digest";
import type { Lead } from "./lead-row";
import type { Tables } from "./schema";

/** Enough copies to recognise a mailing, few enough to read for each enquiry. */
const mostCopies = 10 * spamRules.mailing.others;

/** How many other people have recently sent the same text. */
export const countOtherSenders = async (
  db: Kysely<Tables>,
  { fields, email, createdAt }: Lead,
): Promise<number> => {
  const digest = textDigest(fields.message);
  if (digest === null) return 0;
  const since = new Date(createdAt.getTime() - repeatedWithinMs);
  const copies = await db
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
};
