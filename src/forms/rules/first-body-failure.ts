import type { RuleCode } from "../../content-model/rule-codes";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { bodyFields } from "./body-fields";
import { fieldFault, textOf, type EmailContext, type Failure } from "./checks";
import { countDigits, isWirePhone, maxPhoneDigits } from "./phone";
import { budgetStep, type SentField } from "./sent-fields";

/** Error of a received body; a form of the site never causes the last three. */
export type BodyCode = RuleCode | "unknownField" | "fieldInvalid" | "fieldTooLong";

/** The first error of a received body: its shape first, then the rules of its form. Null when the body is valid. */
export const firstBodyFailure = (
  kind: EnquiryKind,
  body: Record<string, unknown>,
  context: EmailContext,
): Failure<BodyCode> | null => firstShapeFailure(kind, body) ?? firstRuleFailure(kind, body, context);

const firstShapeFailure = (kind: EnquiryKind, body: Record<string, unknown>): Failure<BodyCode> | null => {
  for (const [name, value] of Object.entries(body)) {
    const known = bodyFields[kind].get(name);
    const code = known ? shapeFault(known.field, value) : "unknownField";
    if (code) return { field: name, code };
  }
  return null;
};

const firstRuleFailure = (
  kind: EnquiryKind,
  body: Record<string, unknown>,
  context: EmailContext,
): Failure | null => {
  for (const [name, { field, asked }] of bodyFields[kind]) {
    if (!asked) continue;
    const code = fieldFault(field, body[name], context) ?? phoneFault(field, textOf(body[name]));
    if (code) return { field: name, code };
  }
  return null;
};

/** The received phone is not `+{code}-{number}`, or has too many digits. */
const phoneFault = ({ kind }: SentField, phone: string): RuleCode | null => {
  if (kind !== "phone" || !phone) return null;
  if (!isWirePhone(phone)) return "phoneInvalid";
  return countDigits(phone) > maxPhoneDigits ? "phoneTooLong" : null;
};

const shapeFault = (field: SentField, value: unknown): BodyCode | null => {
  switch (field.kind) {
    case "text":
    case "email":
    case "lines":
    case "phone":
      if (typeof value !== "string") return "fieldInvalid";
      return value.length > field.max ? "fieldTooLong" : null;
    case "tick":
      return value === "yes" || value === "no" ? null : "fieldInvalid";
    case "number":
      return isNumberUpTo(value, field.max) ? null : "fieldInvalid";
    case "thousands":
      return isNumberUpTo(value, field.max * budgetStep) ? null : "fieldInvalid";
    case "option":
      return isId(value) ? null : "fieldInvalid";
    case "options":
      if (!Array.isArray(value) || !value.every(isId)) return "fieldInvalid";
      return value.length > field.max ? "fieldTooLong" : null;
    case "fixed":
      return JSON.stringify(value) === JSON.stringify(field.value) ? null : "fieldInvalid";
  }
};

const isNumberUpTo = (value: unknown, max: number): boolean =>
  typeof value === "number" && value >= 0 && value <= max;

const longestId = 64;

const isId = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === "string" && value.length <= longestId);
