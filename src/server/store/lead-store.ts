import type { LeadDatabase, SharedState } from "./database";
import { addDeliveries, DeliveryStore } from "./delivery-store";
import { OutboxAdmin } from "./outbox-admin";
import { Expiry, seenAfter } from "./expiry";
import { toLead, toRow, type Lead, type LeadFilter } from "./lead-row";
import { eraseLeads, referencesOf } from "./personal-tables";
import {
  claimKey,
  readKey,
  repeatOf,
  spendCaptcha,
  type CallKey,
  type SaveResult,
  type SpentCaptcha,
} from "./idempotency";
import type { ChannelName, Tables } from "./schema";
import { repeatedWithinMs, spamRules, textDigest } from "../spam/spam-rules";

/** Enough copies to recognise a mailing, few enough to read for each enquiry. */
const mostCopies = 10 * spamRules.mailing.others;

const pageSize = 1000;

/** As long as the longest enquiry that the API accepts. */
const probeLead: Omit<Lead, "createdAt"> = {
  reference: "probe",
  kind: "contact",
  name: "",
  email: "",
  phone: "",
  fields: { message: "-".repeat(64 * 1024) },
};

/** Aborts the transaction, so that nothing of a refused lead is stored. */
class CaptchaSpent extends Error {}

/** Stores each lead exactly once. Every method throws if the database does not answer. */
export class LeadStore {
  readonly deliveries: DeliveryStore;
  readonly expiry: Expiry;
  readonly outboxAdmin: OutboxAdmin;

  /** Undefined if only one server uses the store. */
  readonly shared: SharedState | undefined;

  /** Damage that the last check found. */
  damage: string | undefined;

  /** @param isNew whether opening created the store. */
  constructor(
    private readonly db: LeadDatabase,
    readonly isNew: boolean,
  ) {
    this.deliveries = new DeliveryStore(db);
    this.expiry = new Expiry(db);
    this.shared = db.shared;
    this.outboxAdmin = new OutboxAdmin(db);
  }

  /**
   * Stores lead, key, captcha token and a delivery for each channel in one transaction; after the answer `saved`, all
   * are on disk.
   */
  async save(
    lead: Lead,
    callKey: CallKey | undefined,
    captcha: SpentCaptcha | undefined,
    channels: readonly ChannelName[] = [],
  ): Promise<SaveResult> {
    try {
      return await this.db.write(async (trx) => {
        // The key first: of two equal calls at once, the second finds the key, not its spent captcha.
        const earlier = callKey && (await claimKey(trx, callKey, lead));
        if (earlier) return repeatOf(earlier, callKey.digest);
        if (captcha && !(await spendCaptcha(trx, captcha))) throw new CaptchaSpent();
        const row = toRow(lead);
        await trx
          .insertInto("leads")
          .values((of) => ({ ...row, kept_from: seenAfter(of, row.created_at) }))
          .execute();
        await addDeliveries(trx, lead, channels);
        return { result: "saved", reference: lead.reference };
      });
    } catch (error) {
      if (error instanceof CaptchaSpent) return { result: "captchaSpent" };
      throw error;
    }
  }

  /** The answer to an earlier call with this key, or undefined. */
  async findCall(callKey: CallKey): Promise<SaveResult | undefined> {
    const earlier = await readKey(this.db.reads, callKey.key);
    return earlier && repeatOf(earlier, callKey.digest);
  }

  /** How many other people have recently sent the same text. */
  async countOtherSenders({ fields, email, createdAt }: Lead): Promise<number> {
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

  /** Marks up to `most` leads that an earlier release held back as spam, and queues them; returns their number. */
  queueHeldBackLeads(channels: readonly ChannelName[], now: Date, most: number): Promise<number> {
    return this.db.write(async (trx) => {
      const heldBack = trx.selectFrom("leads").select("reference").where("spam", "is not", null).limit(most);
      const marked = await trx
        .updateTable("leads")
        .set((row) => ({ signs_of_spam: row.ref("spam"), spam: null }))
        .where("reference", "in", this.db.takeRows(heldBack))
        .returningAll()
        .execute();
      for (const row of marked) await addDeliveries(trx, { ...toLead(row), createdAt: now }, channels);
      return marked.length;
    });
  }

  /** The leads, oldest first, read in pages; leads that arrive meanwhile may be included. */
  async *stream(filter: LeadFilter = {}): AsyncGenerator<Lead> {
    let last: Tables["leads"] | undefined;
    do {
      const page = await this.page(filter, last);
      for (const row of page) yield toLead(row);
      last = page.length === pageSize ? page.at(-1) : undefined;
    } while (last);
  }

  async list(filter: LeadFilter = {}): Promise<Lead[]> {
    const leads: Lead[] = [];
    for await (const lead of this.stream(filter)) leads.push(lead);
    return leads;
  }

  /** Erases a person's data; when it resolves, no trace of it is left on the disk. */
  async forget(email: string) {
    const forgotten = await this.db.write(async (trx) => {
      const references = await referencesOf(trx, email);
      return { references, erased: await eraseLeads(trx, references) };
    });
    // Even if nothing was found, because an earlier run may have been killed before this step.
    await this.db.eraseTraces();
    return forgotten;
  }

  private page(filter: LeadFilter, after: Tables["leads"] | undefined): Promise<Tables["leads"][]> {
    let query = this.db.reads.selectFrom("leads").selectAll().orderBy("created_at").orderBy("reference");
    if (filter.spam) query = query.where("signs_of_spam", "is not", null);
    if (filter.since) query = query.where("created_at", ">=", filter.since.toISOString());
    if (filter.until) query = query.where("created_at", "<", filter.until.toISOString());
    if (filter.kind) query = query.where("kind", "=", filter.kind);
    if (after) {
      const { created_at, reference } = after;
      query = query
        .where("created_at", ">=", created_at)
        .where((row) => row.or([row("created_at", ">", created_at), row("reference", ">", reference)]));
    }
    return query.limit(pageSize).execute();
  }

  async count(): Promise<number> {
    const { leads } = await this.db.reads
      .selectFrom("leads")
      .select((row) => row.fn.countAll().as("leads"))
      .executeTakeFirstOrThrow();
    return Number(leads);
  }

  async check(): Promise<void> {
    this.damage = await this.db.findDamage();
  }

  /** Resolves if a lead can be stored now, by storing one and rolling it back. */
  checkWritable(): Promise<void> {
    return this.db.write(async (trx) => {
      const probe = toRow({ ...probeLead, createdAt: new Date() });
      await trx.insertInto("leads").values(probe).execute();
      await trx.deleteFrom("leads").where("reference", "=", probe.reference).execute();
    });
  }

  async close(): Promise<void> {
    await this.db.close();
  }
}
