import type { Field } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { emailPattern, type EmailEnding } from "./email";

/** An invalid field and its error code. */
export interface Failure<Code extends string = RuleCode> {
  field: string;
  code: Code;
}

/** Input of the email check. */
export interface EmailContext {
  emailEnding: EmailEnding;
}

/** A value as trimmed text; anything but strings and numbers becomes an empty string. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/**
 * The error of a field's value, entered or received. The value may have any type, because anyone can post. Phones are
 * checked elsewhere.
 */
export const fieldFault = (field: Field, value: unknown, { emailEnding }: EmailContext): RuleCode | null => {
  if ("required" in field && field.required && isMissing(field, value)) return field.required;
  // An optional email address may be empty.
  if (field.kind !== "email" || (!field.required && !textOf(value))) return null;
  return emailPattern(emailEnding).test(textOf(value)) ? null : "emailInvalid";
};

const isMissing = ({ kind }: Field, value: unknown): boolean => {
  switch (kind) {
    case "options":
      return !Array.isArray(value) || value.length === 0;
    case "number":
    case "thousands":
      return !(Number(value) > 0);
    case "tick":
    case "robot":
      return value !== true && value !== "yes";
    default:
      return !textOf(value);
  }
};
