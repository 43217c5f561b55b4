import type { BodyCode } from "../forms/rules/first-body-failure";
import type { Excess } from "../forms/rules/checks";
import type { ServerMessageCode } from "../content-model/rule-codes";
import { interpolate } from "../content-model/interpolate";
import type { ServerContent } from "./content";

/** Every message that an error answer may contain. */
export type MessageCode = BodyCode | ServerMessageCode | "wentWrong";

/** The texts from the content. `{field}` stands for the field's name. */
export type MessageTexts = Pick<ServerContent["forms"], "messages" | "serverMessages">;

/** Field names come from the request and may have any length. */
const longestField = 60;

/** Looks up a code's text and fills in the field, and how much longer than allowed its value is. */
export const messageText = (texts: MessageTexts, code: MessageCode, field = "", excess?: Excess): string => {
  const all: Record<MessageCode, string> = { ...texts.serverMessages, ...texts.messages };
  const { over = "", max = "" } = excess ?? {};
  return interpolate(all[code], {
    field: field.slice(0, longestField),
    over: String(over),
    max: String(max),
  });
};
