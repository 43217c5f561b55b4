import type { Excess } from "../forms/rules/checks";
import type { MessageCode } from "./messages";

/** An error answer: a status, and the message that the page shows. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: MessageCode,
    readonly field = "",
    readonly details: ErrorOptions & { excess?: Excess | undefined } = {},
  ) {
    super(code, details);
    this.name = "Refusal";
  }
}
