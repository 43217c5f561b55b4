import type { FastifyError, FastifyInstance } from "fastify";
import type { Excess } from "../forms/rules/checks";
import { messageText, type MessageCode, type MessageTexts } from "./messages";

/** Our messages for the errors that Fastify finds in a request. */
const codeByStatus: Record<number, MessageCode> = {
  400: "malformed",
  404: "notFound",
  405: "wrongMethod",
  413: "tooLarge",
  415: "wrongType",
  429: "tooMany",
};

/** Answers every error of the API as `{"_error":{"message","field"}}`. Errors of the server are logged and answered with 500. */
export const addRefusals = (api: FastifyInstance, texts: MessageTexts): void => {
  api.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (refusal.statusCode >= 500) request.log.error({ err: refusal.cause ?? refusal }, "call failed");
    if (refusal.statusCode === 503) reply.header("retry-after", "30");
    return reply
      .code(refusal.statusCode)
      .header("cache-control", "no-store")
      .send({ _error: errorBody(texts, refusal) });
  });
};

/** Contains the name of a known field whose value is refused; an unknown name appears only in the message. */
const errorBody = (texts: MessageTexts, { code, field, details }: Refusal) => ({
  message: messageText(texts, code, field, details.excess),
  ...(field && code !== "unknownField" && { field }),
});

const fromFramework = (error: FastifyError): Refusal => {
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Refusal(500, "wentWrong", "", { cause: error });
  return new Refusal(status, codeByStatus[status] ?? "malformed");
};

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
