import type { OptionListName } from "../option-lists";
import type { RuleCode } from "../rule-codes";

/** An option's id, as the API returns it. */
export type OptionId = number | string;

interface AskedField {
  /** Code of the message for an empty field; without it the field is optional. */
  required?: RuleCode;
}

interface Typed extends AskedField {
  /** Number of characters. */
  max: number;
  /** The HTML `autocomplete` attribute. */
  autoComplete?: string;
}

/** One form field, by kind. `src/forms/rules` and `src/forms/controls` say what each kind does. */
export type Field =
  /** A single line, an email address, or several lines; trimmed when sent. */
  | ({ kind: "text" | "email" | "lines" } & Typed)
  /** The address of a page; not sent as a field, but added to the end of the message. */
  | ({ kind: "link" } & Typed)
  /** Country select of the phone field, always named `phone_code`; not sent. */
  | { kind: "country" }
  /** Sent as `+{code}-{number}`. `unchecked`: the number is validated on the server only. */
  | ({ kind: "phone"; max: number; sentAs?: string; unchecked?: true } & AskedField)
  /** An integer from 0 to `max`. */
  | ({ kind: "number"; max: number } & AskedField)
  /** A slider in thousands; the full amount is sent. */
  | ({ kind: "thousands"; min: number; max: number; initial: number } & AskedField)
  /** The id of one option of a list; `options`: the ids of several, at most `max`. */
  | ({ kind: "option"; list: OptionListName } & AskedField)
  | ({ kind: "options"; list: OptionListName; max: number } & AskedField)
  /** Sent as `yes` or `no`. */
  | ({ kind: "tick" } & AskedField)
  /** The captcha; its token is sent in a header. */
  | ({ kind: "robot" } & AskedField)
  /** Not shown; always sent with this value. */
  | { kind: "fixed"; value: string | number | readonly OptionId[] };

export type FieldKind = Field["kind"];

/** The fields of one form, in the order of display and validation. */
export type FieldTable = Readonly<Record<string, Field>>;
