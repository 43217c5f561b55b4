import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./schema";

/** The work of one call. It may be undone and is not run again; nothing but the database takes part. */
export type Work<Result> = (trx: Transaction<Tables>) => Promise<Result>;

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
  /** Makes sure that nothing of what was deleted is left on the disk. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
