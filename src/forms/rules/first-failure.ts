import type { FieldTable } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { fieldFault, textOf, type EmailContext, type Failure } from "./checks";
import { countDigits, formatPhone, maxPhoneDigits, type ParsePhone } from "./phone";
import type { FieldValues } from "./values";

/** What the rules of a form need beside its values. */
export interface RuleContext extends EmailContext {
  parsePhone: ParsePhone;
}

/** The first rule that the values of a form break, in the order of its table, or null. Pure; the phone parser comes with the context. */
export const firstFailure = (
  fields: FieldTable,
  values: FieldValues,
  context: RuleContext,
): Failure | null => {
  for (const [name, field] of Object.entries(fields)) {
    let code = fieldFault(field, values[name], context);
    if (!code && field.kind === "phone" && !field.unchecked && textOf(values[name]))
      code = phoneFault(textOf(values[name]), textOf(values.phone_code), context);
    if (code) return { field: name, code };
  }
  return null;
};

const phoneFault = (entered: string, country: string, { parsePhone }: RuleContext): RuleCode | null => {
  const parsed = parsePhone(entered, country);
  if (!parsed.isValid) return "phoneInvalid";
  return countDigits(formatPhone(parsed)) > maxPhoneDigits ? "phoneTooLong" : null;
};
