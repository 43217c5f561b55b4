import type { LeadDatabase } from "./database";
import type { ChannelName } from "./schema";

/** A channel, and a digest of its receiver's address. Another address makes another target. */
export interface DeliveryTarget {
  channel: ChannelName;
  target: string;
}

export interface Stop {
  cause: string;
  stoppedAt: Date;
}

/** The targets that the receiver has switched off. They stay off after a restart. */
export class StoppedChannels {
  constructor(private readonly db: LeadDatabase) {}

  async stop({ channel, target }: DeliveryTarget, { cause, stoppedAt }: Stop): Promise<void> {
    const row = { target, cause, stopped_at: stoppedAt.toISOString() };
    await this.db.write((trx) =>
      trx
        .insertInto("stopped_channels")
        .values({ channel, ...row })
        .onConflict((conflict) => conflict.column("channel").doUpdateSet(row))
        .execute(),
    );
  }

  /** Forgets that the channel was off under another address. */
  async dropOthers({ channel, target }: DeliveryTarget): Promise<void> {
    await this.db.write((trx) =>
      trx
        .deleteFrom("stopped_channels")
        .where("channel", "=", channel)
        .where("target", "!=", target)
        .execute(),
    );
  }

  async find({ channel, target }: DeliveryTarget): Promise<Stop | undefined> {
    const row = await this.db.reads
      .selectFrom("stopped_channels")
      .select(["cause", "stopped_at"])
      .where("channel", "=", channel)
      .where("target", "=", target)
      .executeTakeFirst();
    return row && { cause: row.cause, stoppedAt: new Date(row.stopped_at) };
  }
}
