import type { Transaction } from "kysely";
import type { LeadDatabase } from "./database";
import type { LeadFilter } from "./lead-row";
import type { ChannelName, Tables } from "./schema";

/** A delivery as an operator sees it, without data of the visitor. */
export interface ListedDelivery {
  id: string;
  reference: string;
  channel: ChannelName;
  /** Null if the channel has only one recipient, or none is assigned yet. */
  recipient: string | null;
  /** `off`: the delivery waits because the receiver has switched the channel off. */
  state: "waiting" | "failed" | "off";
  attempts: number;
  createdAt: Date;
  /** Null if there is no automatic retry. */
  nextTryAt: Date | null;
  lastError: string | null;
}

export interface Replayed {
  deliveries: number;
  switchedOn: ChannelName[];
}

const pageSize = 1000;

/** The operators' view of the outbox, and their commands. */
export class OutboxAdmin {
  constructor(private readonly db: LeadDatabase) {}

  /** Undelivered deliveries, oldest first, read in pages. */
  async *stream(filter: Omit<LeadFilter, "spam"> = {}): AsyncGenerator<ListedDelivery> {
    let last: ListedDelivery | undefined;
    do {
      const page = await this.page(filter, last);
      yield* page;
      last = page.length === pageSize ? page.at(-1) : undefined;
    } while (last);
  }

  /** Retries all failed deliveries now, including those that wait for a retry; switches every channel on. */
  replayFailed(now: Date): Promise<Replayed> {
    return this.db.write(async (trx) => {
      const failed = await trx
        .updateTable("deliveries")
        .set(asNew(now))
        .where((row) =>
          row.or([
            row("state", "=", "failed"),
            row.and([
              row("state", "=", "waiting"),
              row("last_error", "is not", null),
              row("claim", "is", null),
              row("next_try_at", ">", now.toISOString()),
            ]),
          ]),
        )
        .executeTakeFirst();
      const stopped = await trx.selectFrom("stopped_channels").select("channel").execute();
      const switchedOn = stopped.map(({ channel }) => channel);
      const held = await switchOn(trx, switchedOn, now);
      return { deliveries: Number(failed.numUpdatedRows) + held, switchedOn };
    });
  }

  /**
   * Requeues one delivery, even if it was already made, and switches its channel on; undefined if it does not exist.
   */
  replay(id: string, now: Date): Promise<Replayed | undefined> {
    return this.db.write(async (trx) => {
      const done = await trx
        .updateTable("deliveries")
        .set(asNew(now))
        .where("id", "=", id)
        .executeTakeFirst();
      if (done.numUpdatedRows !== 1n) return undefined;
      const stopped = await trx
        .selectFrom("stopped_channels")
        .select("channel")
        .where("channel", "in", trx.selectFrom("deliveries").select("channel").where("id", "=", id))
        .execute();
      const switchedOn = stopped.map(({ channel }) => channel);
      await switchOn(trx, switchedOn, now);
      return { deliveries: 1, switchedOn };
    });
  }

  private async page(
    { since, until, kind }: LeadFilter,
    after: ListedDelivery | undefined,
  ): Promise<ListedDelivery[]> {
    let query = this.db.reads
      .selectFrom("deliveries")
      .leftJoin("stopped_channels", "stopped_channels.channel", "deliveries.channel")
      .selectAll("deliveries")
      .select("stopped_channels.cause as stop")
      .where("state", "in", ["waiting", "failed"])
      .$narrowType<{ state: "waiting" | "failed" }>()
      .orderBy("created_at")
      .orderBy("id");
    if (since) query = query.where("created_at", ">=", since.toISOString());
    if (until) query = query.where("created_at", "<", until.toISOString());
    if (kind) {
      query = query.where("reference", "in", (of) =>
        of.selectFrom("leads").select("leads.reference").where("leads.kind", "=", kind),
      );
    }
    if (after) {
      const last = after.createdAt.toISOString();
      query = query
        .where("created_at", ">=", last)
        .where((row) => row.or([row("created_at", ">", last), row("id", ">", after.id)]));
    }
    const rows = await query.limit(pageSize).execute();
    return rows.map((row) => {
      const state = row.state === "waiting" && row.stop !== null ? "off" : row.state;
      return {
        id: row.id,
        reference: row.reference,
        channel: row.channel,
        recipient: row.recipient,
        state,
        attempts: row.attempts,
        createdAt: new Date(row.created_at),
        nextTryAt: state === "waiting" ? new Date(row.next_try_at) : null,
        lastError: row.last_error,
      };
    });
  }
}

/**
 * Attempts and pauses start over. If a server is sending the delivery right now it is sent twice; the receiver can
 * recognise this by the id.
 */
const asNew = (now: Date) => ({
  state: "waiting" as const,
  attempts: 0,
  next_try_at: now.toISOString(),
  planned_at: now.toISOString(),
  claim: null,
  delivered_at: null,
});

/** Returns how many deliveries were held up. */
const switchOn = async (trx: Transaction<Tables>, channels: ChannelName[], now: Date): Promise<number> => {
  if (channels.length === 0) return 0;
  await trx.deleteFrom("stopped_channels").where("channel", "in", channels).execute();
  const held = await trx
    .updateTable("deliveries")
    .set(asNew(now))
    .where("channel", "in", channels)
    .where("state", "=", "waiting")
    .where("next_try_at", ">", now.toISOString())
    .executeTakeFirst();
  return Number(held.numUpdatedRows);
};
