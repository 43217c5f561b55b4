/** A database that the drill can disturb, and the server's settings for it. */
export interface Engine {
  /** Settings of the server. */
  env: Record<string, string>;
  /** How many enquiries can be stored concurrently without waiting for each other. */
  storedAtOnce: number;
  /** Blocks writes until the returned function is called. */
  lock(): Promise<() => Promise<void>>;
  /** Makes the database unreachable until the returned function is called. */
  takeAway(): Promise<() => Promise<void>>;
  /** Fills the database's disk until the returned function is called; undefined if it cannot. */
  fillDisk?(): Promise<() => Promise<void>>;
  whyNoFullDisk?: string;
  drop(): Promise<void>;
}
