import type { FieldTable } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { fieldFault, textOf, type EmailContext, type Failure } from "./checks";
import { countDigits, formatPhone, maxPhoneDigits, type ParsePhone } from "./phone";
import type { FieldValues } from "./values";

/** What a form's rules need besides its values. */
export interface RuleContext extends EmailContext {
  parsePhone: ParsePhone;
}

/** The first failed rule, in the order of the form's table, or null. A pure function; the phone parser is passed in. */
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
