import { messageOf } from "../errors";

export interface PostgresPlace {
  engine: "postgres";
  /** Contains user and password. */
  url: string;
  /** The most connections that one server opens. */
  poolSize: number;
}

export type StorePlace = { engine: "sqlite"; file: string } | PostgresPlace;

/** Names the store and the settings that choose it. */
export const openingFailure = (place: StorePlace, cause: unknown): Error => {
  const settings = place.engine === "sqlite" ? "DATA_DIR, DATABASE_URL" : "DATABASE_URL";
  const text = `The store at ${displayName(place)} (${settings}) cannot be opened: ${messageOf(cause)}`;
  return new Error(text, { cause });
};

/** The place for use in messages, without user and password. */
export const displayName = (place: StorePlace): string => {
  if (place.engine === "sqlite") return place.file;
  const url = new URL(place.url);
  return `postgres://${decodeURIComponent(url.host)}${url.pathname}`;
};
