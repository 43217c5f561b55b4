/** What the drill does to a database, and how a server is told of it. */
export interface Engine {
  /** Settings of the server. */
  env: Record<string, string>;
  /** How many enquiries are stored at the same moment, and do not see each other. */
  storedAtOnce: number;
  /** Keeps everybody from writing until the answer is called. */
  lock(): Promise<() => Promise<void>>;
  /** Takes the database away until the answer is called. */
  takeAway(): Promise<() => Promise<void>>;
  /** Fills its disk until the answer is called; undefined where that cannot be done here. */
  fillDisk?(): Promise<() => Promise<void>>;
  /** Why its disk cannot be filled. */
  whyNoFullDisk?: string;
  drop(): Promise<void>;
}
