import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { LeadDatabase } from "./database";
import { addressDeliveries, confirmationKey, confirmationsUsedUp } from "./delivery-recipients";
import type { RecipientsOf } from "./delivery-recipients";
import { toLead, type Lead } from "./lead-row";
import { isLeft } from "./left-behind";
import type { ChannelName, Tables } from "./schema";
import { StoppedChannels, type DeliveryTarget } from "./stopped-channels";

/** A delivery that only this worker may make until `leaseMs` have passed. */
export interface Claim {
  id: string;
  /** Distinguishes this claim from a later one of the same delivery. */
  token: string;
  /** Number of attempts, including this one. */
  attempts: number;
  lead: Lead;
  /** The recipient, if the channel has several. */
  recipient: string | undefined;
}

export interface ClaimOptions extends DeliveryTarget {
  token: string;
  now: Date;
  leaseMs: number;
  limit: number;
  /** Deliveries that this worker is already sending. They could look due again if the clock is set back. */
  inHands?: readonly string[];
  /** The recipients of each kind of lead, if the channel has several. */
  recipientsOf?: RecipientsOf;
}

/** Result of a claimed delivery: delivered, to be retried, or given up. */
export type Outcome =
  | { state: "delivered"; at: Date }
  | { state: "waiting"; at: Date; nextTryAt: Date; error: string }
  | { state: "failed"; error: string };

export interface Backlog {
  waiting: number;
  /** Date of the oldest waiting delivery. */
  createdAt: Date | undefined;
}

type DeliveryRow = Tables["deliveries"];

/** Adds one row per channel in the transaction that stores the lead. Delivery ids never change. */
export const addDeliveries = async (
  trx: Transaction<Tables>,
  lead: Pick<Lead, "reference" | "email" | "createdAt" | "signsOfSpam">,
  channels: readonly ChannelName[],
): Promise<void> => {
  const isConfirmed =
    channels.includes("visitor-mail") &&
    !lead.signsOfSpam &&
    !(await confirmationsUsedUp(trx, lead.createdAt));
  const wanted = isConfirmed ? channels : channels.filter((channel) => channel !== "visitor-mail");
  if (wanted.length === 0) return;
  const { reference } = lead;
  const created_at = lead.createdAt.toISOString();
  const rows = wanted.map((channel) => ({
    id: `${reference}-${channel}`,
    reference,
    channel,
    deduplication_key: channel === "visitor-mail" ? confirmationKey(lead) : null,
    state: "waiting" as const,
    attempts: 0,
    next_try_at: created_at,
    planned_at: created_at,
    created_at,
  }));
  await trx
    .insertInto("deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.column("deduplication_key").doNothing())
    .execute();
};

/** The stored outbox. Every method throws if the database does not answer. */
export class DeliveryStore {
  readonly stops: StoppedChannels;

  constructor(private readonly db: LeadDatabase) {
    this.stops = new StoppedChannels(db);
  }

  /** Whether any delivery can be claimed. Uses a read-only connection. */
  async hasDue(options: ClaimOptions): Promise<boolean> {
    return (await due(this.db.reads, { ...options, limit: 1 }).execute()).length > 0;
  }

  /**
   * Claims due deliveries for one worker. Their next attempt moves to the end of the lease, so that another worker
   * takes over if this one is killed.
   */
  claim(options: ClaimOptions): Promise<Claim[]> {
    const { token, now, leaseMs, recipientsOf } = options;
    return this.db.write(async (trx) => {
      const take = async () => (await this.db.takeRows(due(trx, options)).execute()).map(({ id }) => id);
      let ids = await take();
      while (recipientsOf && (await addressDeliveries(trx, ids, recipientsOf))) ids = await take();
      if (ids.length === 0) return [];
      await trx
        .updateTable("deliveries")
        .set((row) => ({
          claim: token,
          attempts: row("attempts", "+", 1),
          ...leaseFrom(now, leaseMs),
        }))
        .where("id", "in", ids)
        .execute();
      const rows = await trx
        .selectFrom("deliveries")
        .innerJoin("leads", "leads.reference", "deliveries.reference")
        .selectAll("leads")
        .select(["deliveries.id", "deliveries.attempts", "deliveries.recipient"])
        .where("deliveries.id", "in", ids)
        .execute();
      return rows.map(({ id, attempts, recipient, ...lead }) => ({
        ...{ id, attempts, token, lead: toLead(lead) },
        recipient: recipient ?? undefined,
      }));
    });
  }

  async renew({ id, token }: Pick<Claim, "id" | "token">, now: Date, leaseMs: number): Promise<void> {
    await this.db.write((trx) =>
      trx
        .updateTable("deliveries")
        .set(leaseFrom(now, leaseMs))
        .where("id", "=", id)
        .where("claim", "=", token)
        .execute(),
    );
  }

  /** Ends the leases of dead processes of this machine. Only for stores that no other machine uses. */
  releaseLeft(now: Date): Promise<void> {
    return this.db.write(async (trx) => {
      const claims = await trx
        .selectFrom("deliveries")
        .select("claim")
        .where("state", "=", "waiting")
        .where("claim", "is not", null)
        .execute();
      const left = claims.flatMap(({ claim }) => (claim !== null && isLeft(claim) ? [claim] : []));
      if (left.length > 0) {
        const free = { ...leaseFrom(now, 0), claim: null };
        await trx.updateTable("deliveries").set(free).where("claim", "in", left).execute();
      }
    });
  }

  /** Stores the outcome, unless the lease had ended and another worker has claimed the delivery. */
  settle({ id, token }: Pick<Claim, "id" | "token">, outcome: Outcome): Promise<void> {
    const change: Partial<DeliveryRow> = { state: outcome.state, claim: null };
    if (outcome.state === "delivered") change.delivered_at = outcome.at.toISOString();
    else change.last_error = outcome.error;
    if (outcome.state === "waiting") {
      change.next_try_at = outcome.nextTryAt.toISOString();
      change.planned_at = outcome.at.toISOString();
    }
    return this.db.write(async (trx) => {
      await trx
        .updateTable("deliveries")
        .set(change)
        .where("id", "=", id)
        .where("claim", "=", token)
        .execute();
    });
  }

  /** Erases up to `most` deliveries that were made before a moment; returns their number. */
  eraseDelivered(moment: Date, most: number): Promise<number> {
    return this.db.write(async (trx) => {
      const query = trx
        .selectFrom("deliveries")
        .select("id")
        .where("state", "=", "delivered")
        .where("delivered_at", "<", moment.toISOString())
        .limit(most);
      const old = await this.db.takeRows(query).execute();
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await trx.deleteFrom("deliveries").where("id", "in", ids).execute();
      return ids.length;
    });
  }

  /** Waiting deliveries of these channels. */
  async backlog(channels: readonly ChannelName[]): Promise<Backlog> {
    if (channels.length === 0) return { waiting: 0, createdAt: undefined };
    const found = await this.db.reads
      .selectFrom("deliveries")
      .select((row) => [
        row.fn.countAll().as("waiting"),
        row.fn.min<string | null>("created_at").as("oldest"),
      ])
      .where("state", "=", "waiting")
      .where("channel", "in", channels)
      .executeTakeFirstOrThrow();
    const { waiting, oldest } = found;
    return { waiting: Number(waiting), createdAt: oldest === null ? undefined : new Date(oldest) };
  }
}

const leaseFrom = (now: Date, leaseMs: number) => ({
  next_try_at: new Date(now.getTime() + leaseMs).toISOString(),
  planned_at: now.toISOString(),
});

const due = (
  db: Kysely<Tables>,
  { channel, target, now, leaseMs, limit, inHands = [] }: ClaimOptions,
): SelectQueryBuilder<Tables, "deliveries", { id: string }> => {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return db
    .selectFrom("deliveries")
    .select("id")
    .where("state", "=", "waiting")
    .where("channel", "=", channel)
    .$if(inHands.length > 0, (query) => query.where("id", "not in", inHands))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("stopped_channels")
            .select("cause")
            .whereRef("stopped_channels.channel", "=", "deliveries.channel")
            .where("target", "=", target),
        ),
      ),
    )
    .where((row) =>
      row.or([
        row("next_try_at", "<=", after(0)),
        // The clock was set back. The lease is the tolerance, because servers' clocks always differ a little.
        row("planned_at", ">", after(leaseMs)),
      ]),
    )
    .orderBy("next_try_at")
    .orderBy("id")
    .limit(limit);
};
