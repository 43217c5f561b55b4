import type { BodyCode } from "../forms/rules/first-body-failure";
import type { RuleCode } from "../forms/rules/codes";

/** What the server may answer beyond the rules' own codes. Texts: `serverMessages` in `content/settings/forms.yaml`. */
export const serverMessageCodes = [
  "malformed",
  "wrongKey",
  "captchaMissing",
  "captchaRefused",
  "notFound",
  "wrongMethod",
  "tooLarge",
  "wrongType",
  "unknownField",
  "fieldInvalid",
  "fieldTooLong",
  "keyInvalid",
  "keyReused",
  "tooMany",
  "storeUnavailable",
] as const;

export type ServerMessageCode = (typeof serverMessageCodes)[number];

/** Every message that a refusal may carry. */
export type MessageCode = BodyCode | ServerMessageCode | "wentWrong";

/** The texts as the content holds them. `{field}` stands for the field's name. */
export interface MessageTexts {
  messages: Record<RuleCode | "sent" | "wentWrong", string>;
  serverMessages: Record<ServerMessageCode, string>;
}

/** A stranger's field name may be of any length. */
const longestField = 60;

/** Looks up a code's text and fills in the field. */
export function messageText(texts: MessageTexts, code: MessageCode, field = ""): string {
  const all: Record<MessageCode, string> = { ...texts.serverMessages, ...texts.messages };
  return all[code].replaceAll("{field}", () => field.slice(0, longestField));
}
