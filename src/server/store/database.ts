import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Tables } from "./schema";

/**
 * The work of one call. It must only use the database, because it may be rolled back, and repeated after a deadlock.
 */
export type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

/** What instances with a common database share. */
export interface SharedState {
  /** A secret that is the same on all servers, created by the first. */
  secret(name: string): Promise<string>;
  /** Counts a call; a window begins with its first call. The caller is stored as a keyed hash. */
  countCall(who: string, windowMs: number): Promise<CallCount>;
}

export interface CallCount {
  calls: number;
  endsInMs: number;
}

/** What every database engine offers. */
export interface LeadDatabase {
  /** For reading committed data. */
  reads: Kysely<Tables>;
  /**
   * Runs the work in a transaction; when it resolves, the changes are on disk.
   * @throws the work's error, or StoreFailure with the reason. A call that timed out may have been stored all the same;
   * repeated with its key, it is answered from the store.
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  /** Locks the rows of a query for this transaction, and skips rows that another transaction has locked. */
  takeRows<From extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, From, Row>,
  ): SelectQueryBuilder<Tables, From, Row>;
  /** Removes all traces of deleted rows from the tables' files. */
  eraseTraces(): Promise<void>;
  /** Reads the whole store while other work goes on. Returns a description of the damage, or undefined. */
  findDamage(): Promise<string | undefined>;
  /** Undefined if only one server uses the database. */
  shared?: SharedState;
  close(): Promise<void>;
}
