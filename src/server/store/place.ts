export interface PostgresPlace {
  engine: "postgres";
  /** Contains user and password. */
  url: string;
  /** The most connections that one server opens. */
  poolSize: number;
}

export type StorePlace = { engine: "sqlite"; file: string } | PostgresPlace;

/** The place for use in messages, without user and password. */
export const displayName = (place: StorePlace): string => {
  if (place.engine === "sqlite") return place.file;
  const url = new URL(place.url);
  return `postgres://${decodeURIComponent(url.host)}${url.pathname}`;
};
