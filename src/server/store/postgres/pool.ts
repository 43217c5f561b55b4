import { setTimeout as sleep } from "node:timers/promises";
import { Client, Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import { StoreFailure } from "../store-failure";
import { isUsable, toFailure } from "./failure";

/** Maximum age of a connection, so that a changed DNS entry takes effect. */
const longestLifeSeconds = 600;

/** A connection, for one query or transaction. */
export interface PooledConnection {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult>;
  release(): void;
}

/** A pool with time limits for waiting and for using a connection. A connection that does not answer is closed. */
export class TimeLimitedPool {
  private pool: Pool;
  private readonly leaving = new Set<Promise<void>>();
  private hasEnded = false;

  constructor(
    private readonly settings: PoolConfig,
    private readonly patienceMs: number,
  ) {
    this.pool = this.open();
  }

  async acquire(): Promise<PooledConnection> {
    if (this.hasEnded) throw new StoreFailure("The store is closed.");
    const begun = performance.now();
    const { pool } = this;
    const client = await pool.connect().catch((error: Error) => {
      throw this.whyNone(error);
    });
    /** Why the connection cannot be used any more. */
    let ended: StoreFailure | undefined;
    const timer = setTimeout(
      () => {
        ended = new StoreFailure(`PostgreSQL has not answered for ${this.patienceMs / 1000} seconds.`);
        cutOff(client);
        this.replace(pool);
      },
      Math.max(1, begun + this.patienceMs - performance.now()),
    );
    return {
      query: async (sql, parameters) => {
        if (ended) throw ended;
        try {
          return await client.query(sql, [...parameters]);
        } catch (error) {
          const failure = toFailure(error);
          if (!isUsable(error)) ended ??= failure;
          throw ended ?? failure;
        }
      },
      release: () => {
        clearTimeout(timer);
        client.release(ended !== undefined);
      },
    };
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.leave(this.pool);
    // A time limit, because a hanging connection would never finish closing.
    await Promise.race([Promise.all(this.leaving), sleep(this.patienceMs, undefined, { ref: false })]);
  }

  private open(): Pool {
    const pool = new Pool({
      ...this.settings,
      connectionTimeoutMillis: this.patienceMs,
      maxLifetimeSeconds: longestLifeSeconds,
      allowExitOnIdle: true,
    });
    // A connection may fail at any time. The next query reports that, but without a listener the event would end the
    // process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    return pool;
  }

  /** When one connection hangs, the others do too, even idle ones, so the whole pool is replaced. */
  private replace(pool: Pool): void {
    if (pool !== this.pool || this.hasEnded) return;
    this.pool = this.open();
    this.leave(pool);
  }

  private leave(pool: Pool): void {
    const left = pool
      .end()
      .catch(() => undefined)
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }

  private whyNone(error: Error): StoreFailure {
    if (!/timeout/.test(error.message)) return toFailure(error);
    const { max } = this.settings;
    return new StoreFailure(
      `PostgreSQL: no connection within ${this.patienceMs / 1000} seconds; the server does not answer, or all ${max} ` +
        "connections are in use (DATABASE_POOL_SIZE).",
    );
  }
}

/** Closes the socket directly, because an orderly end would wait for an answer. */
const cutOff = (client: PoolClient): void => {
  if (client instanceof Client) client.connection.stream.destroy();
};
