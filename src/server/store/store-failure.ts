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
