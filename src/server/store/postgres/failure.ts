import { DatabaseError } from "pg";
import { StoreFailure } from "../store-failure";

/** The server ends the connection, is not what it was (a standby by now), or forgets the transaction. */
const endsConnection = /^(?:08|57P|25006|25P03|58|XX)/;

/** Whether the connection may be used again. */
export const isUsable = (error: unknown): boolean =>
  error instanceof DatabaseError && !endsConnection.test(error.code ?? "");

/** What can be tried again at once: each of two transactions waited for the other. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof StoreFailure && /^40(?:P01|001)$/.test(error.code ?? "");

/** Servers that start, or are away for a moment. */
export const mayPass = (error: unknown): boolean =>
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EAI_AGAIN|ETIMEDOUT|57P0[1-3]|53300)$/.test(
    (error as { code?: string }).code ?? "",
  );

/** In words that may be logged: PostgreSQL's own details repeat what somebody typed. */
export const toFailure = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const { message, code, errors } = error as AggregateError & { code?: string };
  // Several addresses were tried, and the summary is empty.
  const text = message || (errors as Error[] | undefined)?.map((each) => each.message).join(", ");
  return new StoreFailure(`PostgreSQL: ${text}`, code);
};
