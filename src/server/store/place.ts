import type { PostgresPlace } from "./postgres/place";

/** Where the leads are. */
export type StorePlace = { engine: "sqlite"; file: string } | PostgresPlace;

/** As it may stand in messages: without user and password. */
export const nameOf = (place: StorePlace): string => {
  if (place.engine === "sqlite") return place.file;
  const url = new URL(place.url);
  return `postgres://${decodeURIComponent(url.host)}${url.pathname}`;
};
