import type { Field, FieldTable } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { isSent, payloadName } from "../rules/sent-fields";

type Texts = Pick<Queries.FormsSettingsFragment, "messages" | "serverMessages">;

/**
 * The form's field that a server error is about; undefined when it is about none. It is found by the message: the API
 * contract allows only `{"_error":{"message"}}`, and the message comes from the same rules as the form's own.
 */
export const refusedField = (message: string, fields: FieldTable, texts: Texts): string | undefined =>
  Object.keys(fields).find((name) => messagesOf(name, fields[name]!, texts).includes(message));

/** Every message about the field. */
const messagesOf = (name: string, field: Field, { messages, serverMessages }: Texts): string[] => {
  const { captchaMissing, captchaRefused, fieldInvalid, fieldTooLong } = serverMessages;
  const own = codesOf(field).map((code) => messages[code]);
  if (field.kind === "robot") return [...own, captchaMissing, captchaRefused];
  if (!isSent(field)) return own;
  return [
    ...own,
    ...[fieldInvalid, fieldTooLong].map((text) => text.replaceAll("{field}", payloadName(name, field))),
  ];
};

const codesOf = (field: Field): RuleCode[] => {
  const required = "required" in field && field.required ? [field.required] : [];
  if (field.kind === "link") return ["linkInvalid"];
  if (field.kind === "email") return [...required, "emailInvalid"];
  return field.kind === "phone" ? [...required, "phoneInvalid", "phoneTooLong"] : required;
};
