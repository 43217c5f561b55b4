import type { Field } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { plainText } from "./plain-text";

/** `short`: a top-level domain of 2 or 3 letters. `any`: longer ones too, and `+` before the `@`. */
type EmailEnding = "short" | "any";

// Exactly one dot or hyphen separates two parts, so matching is unambiguous and takes linear time.
const patterns: Record<EmailEnding, RegExp> = {
  short: /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/,
  any: /^[\w+]+(?:[.-][\w+]+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,63}$/,
};

/** The pattern of a trimmed address. Matches in linear time. */
export const emailPattern = (ending: EmailEnding): RegExp => patterns[ending];

/** An invalid field and its error code. */
export interface Failure<Code extends string = RuleCode> {
  field: string;
  code: Code;
  /** For a text that is too long. */
  excess?: Excess;
}

/** By how many characters a text is over its limit. */
export interface Excess {
  over: number;
  max: number;
}

export interface CheckContext {
  emailEnding: EmailEnding;
}

/**
 * Invisible text: blanks, control characters, joiners, marks without a letter, fillers, Braille blank, null notehead.
 */
const unseen = /^[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** A value as trimmed text. Invisible text, and anything but strings and numbers, becomes an empty string. */
export const textOf = (value: unknown): string => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return unseen.test(text) ? "" : text;
};

/** An entered URL of a page, with the scheme added if it is missing; null if it cannot be one. */
export const linkOf = (value: unknown): string | null => {
  const entered = plainText(textOf(value));
  const address = /^[a-z][a-z\d+.-]*:/i.test(entered) ? entered : `https://${entered}`;
  // The host needs a top-level domain, and no user or password before it.
  return /^https?:\/\/[^\s/@?#]+\.[^\s/@?#]{2,}([/?#]\S*)?$/i.test(address) ? address : null;
};

/**
 * The error of a field's value, entered or received. The value may have any type, because anyone can send requests.
 * Phones are checked elsewhere.
 */
export const fieldFailure = (
  field: Field,
  value: unknown,
  { emailEnding }: CheckContext,
): RuleCode | null => {
  if ("required" in field && field.required && isMissing(field, value)) return field.required;
  if (field.kind === "link") return textOf(value) && !linkOf(value) ? "linkInvalid" : null;
  // An optional email address may be empty.
  if (field.kind !== "email" || (!field.required && !textOf(value))) return null;
  return emailPattern(emailEnding).test(plainText(textOf(value))) ? null : "emailInvalid";
};

/** How much too long a text and its addition are; undefined if they fit. */
export const excessOf = (max: number, value: unknown, addition = ""): Excess | undefined => {
  const over = textOf(value).length + addition.length - max;
  return over > 0 ? { over, max } : undefined;
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
