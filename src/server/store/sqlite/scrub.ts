import { sql, type Kysely } from "kysely";
import type { Tables } from "../schema";
import { StoreFailure } from "../store-failure";
import { retryWhileLocked } from "./retry-while-locked";

/** Long enough for a large store beside a server that writes. */
const patienceMs = 60_000;

/**
 * Removes every byte of deleted data: rewrites the file, because moved rows may have left copies in it, and empties the
 * log.
 */
export const scrub = async (db: Kysely<Tables>): Promise<void> => {
  await retryWhileLocked(patienceMs, () => sql`vacuum`.execute(db));
  await retryWhileLocked(patienceMs, async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0)
      throw new StoreFailure(
        "Another process reads the store, whose log still holds what was deleted.",
        "SQLITE_BUSY",
      );
  });
};
