import type { Field } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { emailPattern, type EmailEnding } from "./email";

/** A field at fault, and why. */
export interface Failure<Code extends string = RuleCode> {
  field: string;
  code: Code;
}

/** What the check of an address needs. */
export interface EmailContext {
  emailEnding: EmailEnding;
}

/** An unknown value as trimmed text; anything but text and numbers is empty. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";

/** What is wrong with a value, as entered or as received; it may have any shape, since strangers send too. Phones aside. */
export const fieldFault = (field: Field, value: unknown, { emailEnding }: EmailContext): RuleCode | null => {
  if ("required" in field && field.required && isMissing(field, value)) return field.required;
  // An optional address may be left out.
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
