import type { Field, FieldTable } from "../../content-model/form-fields/field";
import type { RuleCode } from "../../content-model/rule-codes";
import { isSent, sentName } from "../rules/sent-fields";

type Texts = Pick<Queries.FormsSettingsFragment, "messages" | "serverMessages">;

/**
 * The field that a refusal speaks of, as the form calls it; undefined when it speaks of none of them. It is told by the
 * message: a refusal is `{"_error":{"message"}}` and no more, a contract with any server, and the message is the field's
 * own, from the rules that the form has too.
 */
export const refusedField = (message: string, fields: FieldTable, texts: Texts): string | undefined =>
  Object.keys(fields).find((name) => messagesOf(name, fields[name]!, texts).includes(message));

/** Every message that speaks of the field. */
const messagesOf = (name: string, field: Field, { messages, serverMessages }: Texts): string[] => {
  const { captchaMissing, captchaRefused, fieldInvalid, fieldTooLong } = serverMessages;
  const own = codesOf(field).map((code) => messages[code]);
  if (field.kind === "robot") return [...own, captchaMissing, captchaRefused];
  if (!isSent(field)) return own;
  return [
    ...own,
    ...[fieldInvalid, fieldTooLong].map((text) => text.replaceAll("{field}", sentName(name, field))),
  ];
};

const codesOf = (field: Field): RuleCode[] => {
  const required = "required" in field && field.required ? [field.required] : [];
  if (field.kind === "email") return [...required, "emailInvalid"];
  return field.kind === "phone" ? [...required, "phoneInvalid", "phoneTooLong"] : required;
};
