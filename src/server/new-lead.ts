import { randomBytes } from "node:crypto";
import type { FieldKind } from "../content-model/form-fields/field";
import type { EnquiryKind } from "../content-model/form-fields/forms";
import { bodyFields } from "../forms/rules/body-fields";
import { textOf } from "../forms/rules/checks";
import { plainText } from "../forms/rules/plain-text";
import type { Lead } from "./store/lead-row";

/** Digits and letters that cannot be confused when read out on the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Characters that nobody types: control characters (except tab and newline), invisible characters, direction overrides.
 */
const untyped = /(?![\n\t])[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Half of a surrogate pair, which databases refuse. */
const loneSurrogate = /\p{Surrogate}/gu;

const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** The body with its texts as the rules read them, without characters that nobody types. */
export const cleanFields = (kind: EnquiryKind, body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      cleanValue(value, bodyFields[kind].get(field)?.field.kind),
    ]),
  );

const cleanValue = (value: unknown, kind: FieldKind | undefined): unknown => {
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === "string" ? clean(entry) : entry));
  return typeof value === "string" ? clean(value, kind) : value;
};

const clean = (text: string, kind?: FieldKind): string => {
  const lines = text.replace(lineEnd, "\n").replace(untyped, "").replace(loneSurrogate, "\uFFFD");
  // Only this kind may contain newlines: elsewhere they could forge a header of the notification mail.
  if (kind === "lines") return textOf(lines);
  const line = lines.replace(/[\n\t]+/g, " ");
  return textOf(kind === "email" || kind === "phone" ? plainText(line) : line);
};

/** A lead from a body that passed its checks. */
export const newLead = (
  kind: EnquiryKind,
  fields: Record<string, unknown>,
  now: Date,
  attribution?: string,
): Lead => ({
  reference: newReference(),
  kind,
  createdAt: now,
  name: String(fields.name),
  email: String(fields.email),
  phone: String(fields.phone ?? fields.mobile),
  fields,
  ...(attribution && { attribution }),
});

/** Ten random characters of 5 bits each, such as `7K3MQ-X9TBD`: short enough to read out. */
const newReference = (): string => {
  const characters = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
};
