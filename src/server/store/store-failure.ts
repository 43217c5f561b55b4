/** Why the store failed. The code is the engine's own, such as `SQLITE_FULL`. */
export class StoreFailure extends Error {
  constructor(
    message: string,
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "StoreFailure";
  }

  /** Whether another process holds a lock, which may soon be released. */
  get isLock(): boolean {
    return /^SQLITE_(?:BUSY|LOCKED)/.test(this.code ?? "");
  }
}

/** Rejects if the answer is late. Uses a plain timer, because aborting one would create an error for each query. */
export const withTimeout = <Result>(patienceMs: number, answer: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(new StoreFailure(`The store has not answered for ${patienceMs / 1000} seconds.`));
    const timer = setTimeout(giveUp, patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
