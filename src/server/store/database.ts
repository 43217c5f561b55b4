import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Tables } from "./schema";

/**
 * The work of one call. It must touch nothing but the database: it may be rolled back, and run again after a deadlock.
 */
export type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

/** What the instances that work on one database share. */
export interface SharedState {
  /** The same secret for all servers, created by the first. */
  secret(name: string): Promise<string>;
  /** Counts a call; a window begins with its first one. What is counted is kept as a keyed hash. */
  countCall(who: string, windowMs: number): Promise<CallCount>;
}

export interface CallCount {
  calls: number;
  endsInMs: number;
}

/** What every engine offers. */
export interface LeadDatabase {
  /** Reads what is committed. */
  reads: Kysely<Tables>;
  /**
   * Runs the work in a transaction; when it resolves, the work is on disk.
   * @throws what the work threw, or StoreFailure with the reason. A call that timed out may have been stored all the
   * same; repeated with its key, it is answered from the store.
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  /** Locks the rows of a query for this transaction, and skips those that another one has locked. */
  takeRows<From extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, From, Row>,
  ): SelectQueryBuilder<Tables, From, Row>;
  /** Makes sure that nothing of what was deleted is left in the files of the tables. */
  scrub(): Promise<void>;
  /** Reads the whole store while other work goes on. Answers what is damaged, or undefined. */
  findDamage(): Promise<string | undefined>;
  /** Undefined where one server works on the database alone. */
  shared?: SharedState;
  close(): Promise<void>;
}
