import type { RuleCode } from "../../content-model/rule-codes";
import { emailPattern, type EmailEnding } from "./email";
import { countDigits, isWirePhone, maxPhoneDigits } from "./phone";

/** A field at fault, and why. */
export interface Failure<Code extends string = RuleCode> {
  field: string;
  code: Code;
}

/** One check: finds its fault in the values, or nothing. Values of any shape, since the server checks what strangers send. */
export type Check<Values, Context> = (values: Values, context: Context) => Failure | null;

/** What the checks on an address need. */
export interface EmailContext {
  emailEnding: EmailEnding;
}

/** An unknown value as trimmed text; anything but text and numbers is empty. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

type Fields = object;

function read(values: Fields, field: string): unknown {
  return (values as Record<string, unknown>)[field];
}

/** Fails when the field holds nothing but spaces. */
export function required(field: string, code: RuleCode): Check<Fields, unknown> {
  return (values) => (textOf(read(values, field)) ? null : { field, code });
}

/** Fails when the field is a list without entries. */
export function chosen(field: string, code: RuleCode): Check<Fields, unknown> {
  return (values) => {
    const list = read(values, field);
    return Array.isArray(list) && list.length > 0 ? null : { field, code };
  };
}

/** Fails when the number is missing or not above zero. */
export function aboveZero(field: string, code: RuleCode): Check<Fields, unknown> {
  return (values) => (Number(read(values, field)) > 0 ? null : { field, code });
}

/** Fails when the address does not match the pattern. */
export const emailShape: Check<Fields, EmailContext> = (values, { emailEnding }) =>
  emailPattern(emailEnding).test(textOf(read(values, "email")))
    ? null
    : { field: "email", code: "emailInvalid" };

/** Fails when the robot test is not passed. */
export const robotPassed: Check<Fields, unknown> = (values) =>
  read(values, "robot") === true ? null : { field: "robot", code: "robotIncomplete" };

/** Fails when a received phone is not `+{code}-{number}` or has too many digits. */
export function wirePhone(field: string): Check<Fields, unknown> {
  return (values) => {
    const phone = textOf(read(values, field));
    if (!isWirePhone(phone)) return { field, code: "phoneInvalid" };
    return countDigits(phone) > maxPhoneDigits ? { field, code: "phoneTooLong" } : null;
  };
}

/** Runs the checks in order and answers the first fault. */
export function firstOf<Values, Context>(
  checks: readonly Check<Values, Context>[],
  values: Values,
  context: Context,
): Failure | null {
  for (const check of checks) {
    const failure = check(values, context);
    if (failure) return failure;
  }
  return null;
}
