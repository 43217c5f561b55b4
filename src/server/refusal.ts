import type { MessageCode } from "./messages";

/** An answer that says no: a status, and the message that the page shows. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: MessageCode,
    readonly field = "",
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = "Refusal";
  }
}
