import { existsSync } from "node:fs";
import type { LeadStore } from "../store/lead-store";
import { openStore } from "../store/open-store";

/** @throws when there is none: an empty one would hide that the settings name the wrong place. */
export const requireStore = (databaseFile: string): void => {
  if (!existsSync(databaseFile))
    throw new Error(`There is no store at ${databaseFile}; DATA_DIR and DATABASE_URL say where it is.`);
};

/**
 * Does something with the store and closes it.
 * @throws when there is none.
 */
export const withStore = async (
  databaseFile: string,
  work: (store: LeadStore) => Promise<void>,
): Promise<void> => {
  requireStore(databaseFile);
  const store = await openStore(databaseFile);
  try {
    await work(store);
  } finally {
    await store.close();
  }
};
