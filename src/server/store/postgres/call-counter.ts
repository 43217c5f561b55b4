import { createHmac } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { CallCount } from "../database";
import type { Tables } from "../schema";

interface CountRow {
  who: string;
  calls: number;
  ends_in_ms: number;
}

/** The calls of one caller that share a statement. */
interface Group {
  windowMs: number;
  calls: number;
  /** The stored count, once the statement has run. */
  row?: CountRow;
}

interface Batch {
  groups: Map<string, Group>;
  stored: Promise<void>;
}

const tidyEveryMs = 60_000;

/** Statements that wait for each other may end in another order than they began, but within this time. */
const waitAtMostMs = 10_000;

/**
 * Counts calls for all instances, by the database's clock. Calls that arrive while a statement runs share the
 * next one, so that counting never needs more than one connection.
 */
export class CallCounter {
  /** Collects calls until its statement starts. */
  private next: Batch | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private key: string | undefined;
  private tidied = -Infinity;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly secret: () => Promise<string>,
  ) {}

  async count(who: string, windowMs: number): Promise<CallCount> {
    const { groups, stored } = (this.next ??= this.nextBatch());
    const group = groups.get(who) ?? { windowMs, calls: 0 };
    groups.set(who, group);
    group.calls += 1;
    const place = group.calls;
    await stored;
    const { row, calls } = group;
    if (!row) throw new Error("A counted call came back without its row.");
    return { calls: row.calls - (calls - place), endsInMs: Math.max(0, row.ends_in_ms) };
  }

  private nextBatch(): Batch {
    const groups: Batch["groups"] = new Map();
    const stored = this.running.then(() => {
      this.next = undefined;
      return this.store(groups);
    });
    this.running = stored.then(
      () => this.tidy(),
      () => undefined,
    );
    return { groups, stored };
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
    const rows = new Map((await this.add(hashed)).map((row) => [row.who, row]));
    for (const [who, group] of hashed) group.row = rows.get(who);
  }

  /** A count restarts after its window, or if its end is too far in the future because the clock was set back. */
  private async add(groups: [string, Group][]): Promise<CountRow[]> {
    const rows = groups.map(
      ([who, { windowMs, calls }]) =>
        sql`(${who}, ${calls}::int, now() + ${windowMs}::int * interval '1 ms')`,
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
