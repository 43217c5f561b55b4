import type { RuleCode } from "../../content-model/rule-codes";
import type { EnquiryKind } from "../../content-model/form-fields/forms";
import { bodyFields } from "./body-fields";
import { excessOf, fieldFailure, textOf, type CheckContext, type Excess, type Failure } from "./checks";
import { countDigits, isWirePhone, maxPhoneDigits } from "./phone";
import { budgetStep, type SentField } from "./sent-fields";

/** Error of a received body; a form of the site never causes the last two. */
export type BodyCode = RuleCode | "unknownField" | "fieldInvalid";

/** The first error of a received body: its shape first, then the rules of its form. Null when the body is valid. */
export const firstBodyFailure = (
  kind: EnquiryKind,
  body: Record<string, unknown>,
  context: CheckContext,
): Failure<BodyCode> | null => firstShapeFailure(kind, body) ?? firstRuleFailure(kind, body, context);

const firstShapeFailure = (kind: EnquiryKind, body: Record<string, unknown>): Failure<BodyCode> | null => {
  for (const [name, value] of Object.entries(body)) {
    const known = bodyFields[kind].get(name);
    const code = known ? shapeFault(known.field, value) : "unknownField";
    if (code) return { field: name, code };
    const excess = known && excessIn(known.field, value);
    if (excess) return { field: name, code: "fieldTooLong", excess };
  }
  return null;
};

const firstRuleFailure = (
  kind: EnquiryKind,
  body: Record<string, unknown>,
  context: CheckContext,
): Failure | null => {
  for (const [name, { field, asked }] of bodyFields[kind]) {
    if (!asked) continue;
    const code = fieldFailure(field, body[name], context) ?? phoneFailure(field, textOf(body[name]));
    if (code) return { field: name, code };
  }
  return null;
};

/** The received phone is not `+{code}-{number}`, or has too many digits. */
const phoneFailure = ({ kind }: SentField, phone: string): RuleCode | null => {
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
      return typeof value === "string" ? null : "fieldInvalid";
    case "tick":
      return value === "yes" || value === "no" ? null : "fieldInvalid";
    case "number":
      return isStepUpTo(value, field.max) ? null : "fieldInvalid";
    case "thousands":
      return isStepUpTo(value, field.max * budgetStep, budgetStep) ? null : "fieldInvalid";
    case "option":
      return isId(value) ? null : "fieldInvalid";
    case "options":
      return Array.isArray(value) && value.length <= field.max && value.every(isId) ? null : "fieldInvalid";
    case "fixed":
      return JSON.stringify(value) === JSON.stringify(field.value) ? null : "fieldInvalid";
  }
};

const excessIn = (field: SentField, value: unknown): Excess | undefined =>
  typeof value === "string" && "max" in field ? excessOf(field.max, value) : undefined;

const isStepUpTo = (value: unknown, max: number, step = 1): boolean =>
  typeof value === "number" && value >= 0 && value <= max && value % step === 0;

const longestId = 64;

const isId = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === "string" && value.length <= longestId);
