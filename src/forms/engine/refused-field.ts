import { bodyShapes } from "../rules/bodies";
import type { RuleCode } from "../../content-model/rule-codes";
import type { FormDefinition } from "./definition";

type Texts = Pick<Queries.FormsSettingsFragment, "messages" | "serverMessages">;
type Form = Pick<FormDefinition, "call" | "phoneField">;

/** What each rule speaks of; phones have a name of their own in each form. */
const ruleFields: Record<RuleCode, string> = {
  nameRequired: "name",
  emailRequired: "email",
  emailInvalid: "email",
  phoneRequired: "phone",
  phoneInvalid: "phone",
  phoneTooLong: "phone",
  subjectRequired: "subject",
  budgetMissing: "budget",
  budgetNotChosen: "budget",
  lookingForRequired: "looking_for",
  interestedForRequired: "interested_for",
  messageRequired: "message",
  robotIncomplete: "robot",
};

/**
 * The field that a refusal speaks of, as the form calls it; undefined when it speaks of none of them. It is told by the
 * message: a refusal is `{"_error":{"message"}}` and no more, a contract with any server, and the message is the field's
 * own, from the rules that the form has too.
 */
export function refusedField(message: string, { call, phoneField }: Form, texts: Texts): string | undefined {
  const field = fieldNamedBy(message, Object.keys(bodyShapes[call]), texts);
  return field === "phone" ? phoneField : field;
}

function fieldNamedBy(message: string, fields: string[], { messages, serverMessages }: Texts) {
  const { captchaMissing, captchaRefused, fieldInvalid, fieldTooLong } = serverMessages;
  if (message === captchaMissing || message === captchaRefused) return "robot";
  const code = (Object.keys(ruleFields) as RuleCode[]).find((rule) => messages[rule] === message);
  if (code) return ruleFields[code];
  return fields.find((field) =>
    [fieldInvalid, fieldTooLong].some((text) => text.replaceAll("{field}", field) === message),
  );
}
