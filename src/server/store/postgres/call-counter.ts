import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { CallCount } from "../database";
import type { Tables } from "../schema";

interface Waiting {
  resolve(count: CallCount): void;
  reject(error: unknown): void;
}

interface Group {
  windowMs: number;
  waiting: Waiting[];
}

interface CountRow {
  who: string;
  calls: number;
  ends_in_ms: number;
}

const tidyEveryMs = 60_000;

/** Statements that wait for each other may end in another order than they began, but within this time. */
const waitAtMostMs = 10_000;

/**
 * Counts calls for all instances, by the database's clock. Calls that arrive while a statement runs share the
 * next one, so that counting never needs more than one connection.
 */
export class CallCounter {
  private groups = new Map<string, Group>();
  private isRunning = false;
  private key: string | undefined;
  private tidied = -Infinity;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly secret: () => Promise<string>,
  ) {}

  count(who: string, windowMs: number): Promise<CallCount> {
    return new Promise((resolve, reject) => {
      const group = this.groups.get(who) ?? { windowMs, waiting: [] };
      group.waiting.push({ resolve, reject });
      this.groups.set(who, group);
      if (!this.isRunning) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isRunning = true;
    while (this.groups.size > 0) {
      const { groups } = this;
      this.groups = new Map();
      try {
        await this.store(groups);
      } catch (error) {
        for (const { waiting } of groups.values()) for (const { reject } of waiting) reject(error);
      }
    }
    this.isRunning = false;
  }

  private async store(groups: Map<string, Group>): Promise<void> {
    this.key ??= await this.secret();
    const { key } = this;
    const hashed = [...groups].map(([who, group]): [string, Group] => [
      createHmac("sha256", key).update(who).digest("base64url"),
      group,
    ]);
    // Always in the same order, so that two instances never deadlock.
    hashed.sort(([one], [other]) => (one < other ? -1 : 1));
    const stored = new Map((await this.add(hashed)).map((row) => [row.who, row]));
    for (const [who, { waiting }] of hashed) {
      const row = stored.get(who);
      if (!row) throw new Error("A counted call came back without its row.");
      const { calls, ends_in_ms } = row;
      waiting.forEach(({ resolve }, index) =>
        resolve({ calls: calls - (waiting.length - 1 - index), endsInMs: Math.max(0, ends_in_ms) }),
      );
    }
    await this.tidy();
  }

  /** A count restarts after its window, or if its end is too far in the future because the clock was set back. */
  private async add(groups: [string, Group][]): Promise<CountRow[]> {
    const rows = groups.map(
      ([who, { windowMs, waiting }]) =>
        sql`(${who}, ${waiting.length}::int, now() + ${windowMs}::int * interval '1 ms')`,
    );
    const latest = sql`excluded.ends_at + ${waitAtMostMs}::int * interval '1 ms'`;
    const isOver = sql`counted.ends_at <= now() or counted.ends_at > ${latest}`;
    const { rows: stored } = await sql<CountRow>`
      insert into call_counts as counted (who, calls, ends_at) values ${sql.join(rows)}
      on conflict (who) do update set
        calls = case when ${isOver} then excluded.calls else counted.calls + excluded.calls end,
        ends_at = case when ${isOver} then excluded.ends_at else counted.ends_at end
      returning who, calls, ceil(extract(epoch from ends_at - now()) * 1000)::int as ends_in_ms`.execute(
      this.db,
    );
    return stored;
  }

  private async tidy(): Promise<void> {
    if (performance.now() - this.tidied < tidyEveryMs) return;
    this.tidied = performance.now();
    // The next call to count reports the error.
    await sql`delete from call_counts where who in
      (select who from call_counts where ends_at <= now() for update skip locked)`
      .execute(this.db)
      .catch(() => undefined);
  }
}
