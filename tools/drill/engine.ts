/** What the drill does to a database, and how a server is told of it. */
export interface Engine {
  /** Settings of the server. */
  env: Record<string, string>;
  /** How many enquiries are stored concurrently, without seeing each other. */
  storedAtOnce: number;
  /** Blocks writes until the returned function is called. */
  lock(): Promise<() => Promise<void>>;
  /** Removes the database until that is called. */
  takeAway(): Promise<() => Promise<void>>;
  /** Fills its disk until that is called; undefined where it cannot be filled. */
  fillDisk?(): Promise<() => Promise<void>>;
  /** Why its disk cannot be filled. */
  whyNoFullDisk?: string;
  drop(): Promise<void>;
}
