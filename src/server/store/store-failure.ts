/** Why the store did not do what it was asked; the code is the engine's own, such as `SQLITE_FULL`. */
export class StoreFailure extends Error {
  constructor(
    message: string,
    readonly code?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "StoreFailure";
  }

  /** Whether another process stands in the way, which may soon be gone. */
  get isLock(): boolean {
    return /^SQLITE_(?:BUSY|LOCKED)/.test(this.code ?? "");
  }
}
