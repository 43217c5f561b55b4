import type { Field, FieldTable } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { excessOf, fieldFailure, textOf, type CheckContext, type Failure } from "./checks";
import { countDigits, formatPhone, maxPhoneDigits, type ParsePhone } from "./phone";
import { isKind, type FieldOf, type FieldValues } from "./values";

/** What a form's rules need besides its values. */
export interface RuleContext extends CheckContext {
  parsePhone: ParsePhone;
  /** Text that will be added to the message; it counts too. */
  addition?: string | undefined;
}

/** The first failed rule, in the order of the form's table, or null. A pure function; the phone parser is passed in. */
export const firstFailure = (
  fields: FieldTable,
  values: FieldValues,
  context: RuleContext,
): Failure | null => {
  for (const [name, field] of Object.entries(fields)) {
    let code = fieldFailure(field, values[name], context);
    if (!code && field.kind === "phone" && !field.unchecked && textOf(values[name]))
      code = phoneFailure(textOf(values[name]), textOf(values.phone_code), context);
    if (code) return { field: name, code };
    const excess = isTyped(field) && excessOf(field.max, values[name], additionTo(field, context));
    if (excess) return { field: name, code: "fieldTooLong", excess };
  }
  return null;
};

const typedKinds = ["text", "email", "link", "lines"] as const;

type TypedField = FieldOf<(typeof typedKinds)[number]>;

/** Excludes phones, because the sent number is shorter than the typed text. */
const isTyped = (field: Field): field is TypedField => isKind(field, typedKinds);

const additionTo = ({ kind }: TypedField, { addition }: RuleContext) =>
  kind === "lines" ? addition : undefined;

const phoneFailure = (entered: string, country: string, { parsePhone }: RuleContext): RuleCode | null => {
  const parsed = parsePhone(entered, country);
  if (!parsed.isValid) return "phoneInvalid";
  return countDigits(formatPhone(parsed)) > maxPhoneDigits ? "phoneTooLong" : null;
};
