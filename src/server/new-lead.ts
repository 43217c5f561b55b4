import { randomBytes } from "node:crypto";
import type { BodyKind } from "../forms/rules";
import type { Lead } from "./store/lead-store";

/** Digits and letters that are not mistaken for one another on the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Control characters but tab and line ends: nobody types them, and some databases refuse them. */
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** A body with its texts trimmed and freed of control characters. */
export function cleanFields(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [field, typeof value === "string" ? clean(value) : value]),
  );
}

function clean(text: string): string {
  return text.replace(controlCharacters, "").trim();
}

/** A lead from a body that passed its checks. */
export function newLead(kind: BodyKind, fields: Record<string, unknown>, now: Date): Lead {
  return {
    reference: newReference(),
    kind,
    createdAt: now,
    name: String(fields.name),
    email: String(fields.email),
    phone: String(fields.phone ?? fields.mobile),
    fields,
  };
}

/** Ten random characters of 5 bits each, such as `7K3MQ-X9TBD`: short enough to read out. */
function newReference(): string {
  const characters = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}
