import type { FieldTable } from "../../content-model/form-fields/field";
import { textOf } from "./checks";
import { formatPhone, type PhoneParseResult } from "./phone";
import { plainText } from "./plain-text";
import { isSent, payloadName, budgetStep, type SentField } from "./sent-fields";
import type { FieldValue, FieldValues } from "./values";

/** The request body of a form. */
export const toBody = (
  fields: FieldTable,
  values: FieldValues,
  phone: PhoneParseResult,
): Record<string, unknown> => {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (isSent(field)) body[payloadName(name, field)] = sentValue(field, values[name], phone);
  }
  return body;
};

const sentValue = (field: SentField, value: FieldValue | undefined, phone: PhoneParseResult): unknown => {
  switch (field.kind) {
    case "phone":
      return textOf(value) && formatPhone(phone);
    case "thousands":
      return Number(value) * budgetStep;
    case "tick":
      return value ? "yes" : "no";
    case "fixed":
      return field.value;
    case "email":
      return plainText(textOf(value));
    case "text":
    case "lines":
      return textOf(value);
    default:
      return value;
  }
};
