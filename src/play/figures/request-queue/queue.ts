export type Mode = "blocking" | "async";

/** One request, in milliseconds since the first came. */
export interface Request {
  arrives: number;
  /** The process takes it up. */
  starts: number;
  /** The database is asked. */
  asks: number;
  ends: number;
}

export type Place = "outside" | "queue" | "server" | "database" | "answered";

export const count = 12;
/** Milliseconds between two requests, of the process's work on one, and of the database's. */
const every = 40;
const work = 20;
const wait = 200;

/** What becomes of each request: a process that blocks is free again when the database has answered, not before. */
export const serve = (mode: Mode): Request[] => {
  let free = 0;
  return Array.from({ length: count }, (_, index) => {
    const arrives = index * every;
    const starts = Math.max(arrives, free);
    const asks = starts + work;
    const ends = asks + wait;
    free = mode === "blocking" ? ends : asks;
    return { arrives, starts, asks, ends };
  });
};

export const lastEnd = (mode: Mode): number => Math.max(...serve(mode).map(({ ends }) => ends));

/** Where a request is at a time. One that blocks stays with the process while the database works. */
export const placeAt = ({ arrives, starts, asks, ends }: Request, time: number, mode: Mode): Place => {
  if (time >= ends) return "answered";
  if (time >= asks && mode === "async") return "database";
  if (time >= starts) return "server";
  return time >= arrives ? "queue" : "outside";
};
