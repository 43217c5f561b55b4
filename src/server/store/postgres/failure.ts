import { DatabaseError } from "pg";
import { fieldsIn, textAt } from "../../../content-model/records";
import { StoreFailure } from "../store-failure";
import { codeOf, messageOf } from "../../errors";

/** The server closed the connection, became a standby, or lost the transaction. */
const endsConnection = /^(?:08|57P|25006|25P03|58|XX)/;

/** Whether the connection may be used again. */
export const isUsable = (error: unknown): boolean =>
  error instanceof DatabaseError && !endsConnection.test(error.code ?? "");

/** A deadlock or serialisation failure: can be tried again at once. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof StoreFailure && /^40(?:P01|001)$/.test(error.code ?? "");

/** Data that the server finds damaged, or whose file is missing or unreadable. */
export const isDamage = (error: unknown): error is StoreFailure =>
  error instanceof StoreFailure && /^(?:XX00[0-2]|58030|58P01)$/.test(error.code ?? "");

/** A server that is starting or briefly away. */
export const isTransient = (error: unknown): boolean =>
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EAI_AGAIN|ETIMEDOUT|57P0[1-3]|53300)$/.test(codeOf(error) ?? "");

/** What an operator can do about a failure, by its code. */
const adviceOn = (code: string | undefined): string => {
  if (/CERT|^UNABLE_TO_(?:GET|VERIFY)/.test(code ?? ""))
    return (
      ". DATABASE_URL asks for a certificate that this machine trusts: name the host's own authority " +
      "(&sslrootcert=/path/to/ca.pem), or encrypt without looking whom one speaks to (sslmode=no-verify)."
    );
  if (code === "25006" || code === "42501")
    return ". DATABASE_URL must lead to a server that can be written to, with a role that may.";
  return "";
};

/** An error whose message may be logged: PostgreSQL's details repeat what visitors typed. */
export const toFailure = (error: unknown): StoreFailure => {
  if (error instanceof StoreFailure) return error;
  const { message, errors } = fieldsIn(error);
  // The AggregateError of a host with several addresses has an empty message.
  const text = message || (Array.isArray(errors) ? errors.map(messageOf).join(", ") : undefined);
  const code = textAt(error, "code");
  return new StoreFailure(`PostgreSQL: ${text}${adviceOn(code)}`, code);
};
