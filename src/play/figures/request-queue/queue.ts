export type Mode = "blocking" | "async";

/** One request, with times in milliseconds since the first request arrived. */
export interface Request {
  arrives: number;
  /** The process begins to work on it. */
  starts: number;
  /** The process queries the database. */
  asks: number;
  ends: number;
}

export type Place = "outside" | "queue" | "server" | "database" | "answered";

export const count = 12;
/** Milliseconds between two requests, of work on one in the process, and in the database. */
const every = 40;
const work = 20;
const wait = 200;

/** Times of each request. A process that blocks is busy until the database has answered. */
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

/** Place of a request at a time. With blocking it stays at the process while the database works. */
export const placeAt = ({ arrives, starts, asks, ends }: Request, time: number, mode: Mode): Place => {
  if (time >= ends) return "answered";
  if (time >= asks && mode === "async") return "database";
  if (time >= starts) return "server";
  return time >= arrives ? "queue" : "outside";
};
