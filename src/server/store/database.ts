import type { Kysely, SelectQueryBuilder, Transaction } from "kysely";
import type { Tables } from "./schema";

/**
 * The work of one call. It may be undone, and is run again where it and another one waited for each other; nothing but
 * the database takes part.
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
  /** Sees what is committed, and nothing else. */
  reads: Kysely<Tables>;
  /**
   * Runs the work in a transaction; when it resolves, the work is on disk.
   * @throws what the work threw, or StoreFailure with the reason. What was refused after its time may be stored all the
   * same; a call that comes again with its key is answered from the store.
   */
  write<Result>(work: Work<Result>): Promise<Result>;
  /** Gives a transaction the rows of a query for itself, without those that another one has. */
  takeRows<From extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, From, Row>,
  ): SelectQueryBuilder<Tables, From, Row>;
  /** Makes sure that nothing of what was deleted is left in the files of the tables. */
  scrub(): Promise<void>;
  /** Reads everything, beside all other work, and answers what is damaged; undefined when nothing is. */
  findDamage(): Promise<string | undefined>;
  /** Undefined where one server works on the database alone. */
  shared?: SharedState;
  close(): Promise<void>;
}
