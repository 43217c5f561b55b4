import { existsSync } from "node:fs";
import type { LeadStore } from "../store/lead-store";
import { openStore } from "../store/open-store";
import { displayName, type StorePlace } from "../store/place";
import { hasStore } from "../store/postgres/open-postgres";

/** @throws if there is no store. Creating an empty one would hide that the settings name the wrong place. */
export const requireStore = async (place: StorePlace): Promise<void> => {
  const isThere = place.engine === "sqlite" ? existsSync(place.file) : await hasStore(place);
  if (!isThere)
    throw new Error(`There is no store at ${displayName(place)}; DATA_DIR and DATABASE_URL say where it is.`);
};

/**
 * Opens the store for a task and closes it afterwards.
 * @throws if there is no store.
 */
export const withStore = async (
  place: StorePlace,
  work: (store: LeadStore) => Promise<void>,
): Promise<void> => {
  await requireStore(place);
  const store = await openStore(place);
  try {
    await work(store);
  } finally {
    await store.close();
  }
};
