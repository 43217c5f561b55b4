import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";
import { dayMs } from "../every-day";
import type { LeadDatabase } from "./database";
import { eraseLeads } from "./personal-tables";
import type { Tables } from "./schema";

/**
 * Why expired data must not be erased: the clock has jumped ahead, the clock is behind, or too many leads would be
 * erased.
 */
export type ExpiryRefusal = "clock" | "behind" | "many";

export interface ExpiryPreview {
  refusal: ExpiryRefusal | undefined;
  /** Leads that would be erased. */
  due: number;
  leads: number;
  /** The latest time that was trusted. */
  seenAt: Date;
}

/** The clock is trusted after a pause of up to a week, and also if it has been behind for that long. */
const shortPauseMs = 7 * dayMs;

/** Tolerance for differences between the clocks of several servers. */
const slightlyBehindMs = 10 * 60_000;

/** Erasing is refused if it would affect more leads than both of these limits. */
const fewLeads = 20;
const smallShare = 1 / 10;

/** How long a repeated key gets the same answer; drafts live no longer than a browser's session. */
const keyLifetimeMs = 7 * dayMs;

type MarkName = Tables["clock_marks"]["name"];

const mark = "retention";
const behind = "behind";

/**
 * The latest trusted time, if it is after `moment`. A lead stored while the clock is behind expires from that time on.
 */
export const seenAfter = ({ selectFrom }: ExpressionBuilder<Tables, "leads">, moment: string) =>
  selectFrom("clock_marks").select("seen_at").where("name", "=", mark).where("seen_at", ">", moment);

const cameBefore =
  (moment: Date) =>
  (row: ExpressionBuilder<Tables, "leads">): ExpressionWrapper<Tables, "leads", SqlBool> =>
    row.and([
      row("created_at", "<", moment.toISOString()),
      row.or([row("kept_from", "is", null), row("kept_from", "<", moment.toISOString())]),
    ]);

/** Erases expired data, unless the clock cannot be trusted. */
export class Expiry {
  refusal: ExpiryRefusal | undefined;

  constructor(private readonly db: LeadDatabase) {}

  /** Counts what would be erased, and decides whether the clock can be trusted. A trusted time is stored. */
  async preview(now: Date, before: Date): Promise<ExpiryPreview> {
    const found = await this.count(before);
    const { seenAt, longestPauseMs } = (await this.readMark()) ?? (await this.firstMark(now));
    const pauseMs = now.getTime() - seenAt.getTime();
    const isBehind = pauseMs < -slightlyBehindMs;
    // The clock has been behind for long, so the stored time must be wrong.
    if (await this.isBehindForLong(now, isBehind)) {
      await this.trustClock(now);
      return this.preview(now, before);
    }
    const isMuch = found.due > fewLeads && found.due > found.leads * smallShare;
    const hasJumped = pauseMs > Math.max(shortPauseMs, longestPauseMs);
    this.refusal = isBehind ? "behind" : hasJumped ? "clock" : isMuch ? "many" : undefined;
    // An untrusted clock must not move the mark ahead, because new leads carry its date.
    await this.setMark(hasJumped || pauseMs < 0 ? seenAt : now, longestPauseMs);
    return { refusal: this.refusal, due: found.due, leads: found.leads, seenAt };
  }

  /** Trusts the clock, because an operator says so or because it has been behind for a week. */
  async trustClock(now: Date): Promise<void> {
    const { seenAt, longestPauseMs } = (await this.readMark()) ?? (await this.firstMark(now));
    await this.setMark(now, Math.max(longestPauseMs, now.getTime() - seenAt.getTime()));
    await this.db.write(async (trx) => {
      await trx.deleteFrom("clock_marks").where("name", "=", behind).execute();
      const never = now.toISOString();
      await trx.updateTable("leads").set({ kept_from: null }).where("kept_from", ">", never).execute();
    });
  }

  /** Records since when the clock has been behind, and returns whether that was a week ago. */
  private async isBehindForLong(now: Date, isBehind: boolean): Promise<boolean> {
    const since = await this.readMark(behind);
    if (isBehind && since && since.seenAt <= now)
      return now.getTime() - since.seenAt.getTime() >= shortPauseMs;
    if (isBehind) await this.setMark(now, 0, behind);
    else if (since)
      await this.db.write((trx) => trx.deleteFrom("clock_marks").where("name", "=", behind).execute());
    return false;
  }

  /** Erases up to `most` leads that came before a moment, the oldest first; returns their number. */
  eraseLeads(before: Date, most: number): Promise<number> {
    return this.db.write(async (trx) => {
      const query = trx
        .selectFrom("leads")
        .select("reference")
        .where(cameBefore(before))
        .orderBy("created_at")
        .limit(most);
      const old = await this.db.takeRows(query).execute();
      const references = old.map(({ reference }) => reference);
      await eraseLeads(trx, references);
      return references.length;
    });
  }

  /** Erases idempotency keys that are too old to be repeated, and captcha tokens that are refused as expired. */
  eraseSpent(now: Date): Promise<void> {
    return this.db.write(async (trx) => {
      const oldest = new Date(now.getTime() - keyLifetimeMs).toISOString();
      const keys = trx.selectFrom("idempotency_keys").select("key").where("created_at", "<", oldest);
      await trx.deleteFrom("idempotency_keys").where("key", "in", this.db.takeRows(keys)).execute();
      const tokens = trx
        .selectFrom("spent_captchas")
        .select("id")
        .where("expires_at", "<", now.toISOString());
      await trx.deleteFrom("spent_captchas").where("id", "in", this.db.takeRows(tokens)).execute();
    });
  }

  private async count(before: Date): Promise<Pick<ExpiryPreview, "due" | "leads">> {
    const count = this.db.reads.selectFrom("leads").select((row) => row.fn.countAll().as("count"));
    const all = await count.executeTakeFirstOrThrow();
    const due = await count.where(cameBefore(before)).executeTakeFirstOrThrow();
    return { due: Number(due.count), leads: Number(all.count) };
  }

  private async readMark(name: MarkName = mark) {
    const row = await this.db.reads
      .selectFrom("clock_marks")
      .selectAll()
      .where("name", "=", name)
      .executeTakeFirst();
    return row && { seenAt: new Date(row.seen_at), longestPauseMs: row.longest_pause_seconds * 1000 };
  }

  /** For a store without a mark: the date of the newest lead, and the longest gap between two leads. */
  private async firstMark(now: Date) {
    const rows = await this.db.reads
      .selectFrom("leads")
      .select("created_at")
      .where("created_at", "<=", now.toISOString())
      .orderBy("created_at")
      .execute();
    const times = rows.map(({ created_at }) => Date.parse(created_at));
    const longestPauseMs = times.reduce(
      (longest, time, index) => Math.max(longest, time - (times[index - 1] ?? time)),
      0,
    );
    return { seenAt: new Date(times.at(-1) ?? now), longestPauseMs };
  }

  private async setMark(seenAt: Date, longestPauseMs: number, name: MarkName = mark): Promise<void> {
    const row = { seen_at: seenAt.toISOString(), longest_pause_seconds: Math.ceil(longestPauseMs / 1000) };
    await this.db.write((trx) =>
      trx
        .insertInto("clock_marks")
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute(),
    );
  }
}
