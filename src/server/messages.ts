import type { BodyCode } from "../forms/rules/first-body-failure";
import type { RuleCode } from "../content-model/rule-codes";
import type { ServerMessageCode } from "../content-model/server-message-codes";

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
export const messageText = (texts: MessageTexts, code: MessageCode, field = ""): string => {
  const all: Record<MessageCode, string> = { ...texts.serverMessages, ...texts.messages };
  return all[code].replaceAll("{field}", () => field.slice(0, longestField));
};
