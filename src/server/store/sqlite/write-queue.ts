import { setTimeout as sleep } from "node:timers/promises";
import { sql, type ControlledTransaction, type Kysely } from "kysely";
import type { Work } from "../database";
import type { Tables } from "../schema";
import { StoreFailure } from "../store-failure";

interface Call {
  work: Work<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const firstPauseMs = 2;
const longestPauseMs = 50;

/** Most calls that share a commit, so that the first need not wait for too many others. */
const largestBatch = 100;

/**
 * The only way to write an SQLite file. Calls that arrive during a commit share the next transaction and its disk sync;
 * a failed call is undone alone. While another process holds a lock, each call waits up to its own time limit.
 */
export class WriteQueue {
  private readonly waiting = new Set<Call>();
  private isRunning = false;
  private run: Promise<void> = Promise.resolve();
  private locked = false;

  constructor(private readonly db: Kysely<Tables>) {}

  write<Result>(work: Work<Result>, patienceMs: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(call);
        reject(this.lateness(patienceMs));
      }, patienceMs);
      const call: Call = {
        work,
        resolve: (result) => (clearTimeout(timer), resolve(result as Result)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      };
      this.waiting.add(call);
      if (!this.isRunning) this.run = this.workOff();
    });
  }

  /** Resolves when no call is waiting. */
  async settled(): Promise<void> {
    while (this.isRunning) await this.run;
  }

  private lateness(patienceMs: number): StoreFailure {
    const reason = this.locked ? "another process has held a lock on the store" : "the disk did not answer";
    return new StoreFailure(`Nothing could be written: ${reason} for ${patienceMs / 1000} seconds.`);
  }

  private async workOff(): Promise<void> {
    this.isRunning = true;
    let pause = firstPauseMs;
    while (this.waiting.size > 0) {
      try {
        const trx = await this.db.startTransaction().execute();
        this.locked = false;
        pause = firstPauseMs;
        await commitTogether(trx, this.nextCalls());
      } catch (error) {
        this.locked = error instanceof StoreFailure && error.isLock;
        if (!this.locked) for (const call of this.nextCalls()) call.reject(error);
        await sleep(pause);
        pause = Math.min(pause * 2, longestPauseMs);
      }
    }
    this.isRunning = false;
  }

  private nextCalls(): Call[] {
    const calls = [...this.waiting].slice(0, largestBatch);
    for (const call of calls) this.waiting.delete(call);
    return calls;
  }
}

/** Never throws: each call gets its own result. */
const commitTogether = async (trx: ControlledTransaction<Tables>, calls: Call[]): Promise<void> => {
  const outcomes: (() => void)[] = [];
  try {
    for (const call of calls) outcomes.push(await runAlone(trx, call));
    await trx.commit().execute();
  } catch (error) {
    // After a full disk SQLite has already rolled back, and only the first error names the cause.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    for (const call of calls) call.reject(error);
    return;
  }
  for (const tell of outcomes) tell();
};

/**
 * Runs one call after a savepoint, so that it can be rolled back alone. The savepoint is sent together with
 * the first statement, and shadows those of earlier calls, which have the same name.
 * @throws when the whole transaction is lost.
 */
const runAlone = async (trx: ControlledTransaction<Tables>, { work, resolve, reject }: Call) => {
  const [marked, done] = await Promise.allSettled([sql`savepoint call`.execute(trx), work(trx)]);
  if (marked.status === "rejected") throw marked.reason;
  if (done.status === "fulfilled") return () => resolve(done.value);
  await sql`rollback to call`.execute(trx).catch(() => {
    throw done.reason;
  });
  return () => reject(done.reason);
};
