import type { OptionListName } from "../option-lists";
import type { RuleCode } from "../rule-codes";

/** An option's id, as the API's lists give it. */
export type OptionId = number | string;

interface Asked {
  /** The code of the message when it is left empty; without one the field is optional. */
  required?: RuleCode;
}

interface Typed extends Asked {
  /** Characters. */
  max: number;
  /** What the browser may fill in by itself, as HTML's attribute names it. */
  autoComplete?: string;
}

/** All that is said of one field, by its kind. What each kind does: `src/forms/rules` and `src/forms/parts`. */
export type Field =
  /** One line of text, an address to check, or several lines; trimmed when sent. */
  | ({ kind: "text" | "email" | "lines" } & Typed)
  /** The country beside the phone, always named `phone_code`; never sent. */
  | { kind: "country" }
  /** Sent as `+{code}-{number}`. `unchecked`: only the server asks whether it is a number. */
  | ({ kind: "phone"; max: number; sentAs?: string; unchecked?: true } & Asked)
  /** A whole number from 0 to `max`. */
  | ({ kind: "number"; max: number } & Asked)
  /** A slider of thousands; the whole sum is sent. */
  | ({ kind: "thousands"; min: number; max: number; initial: number } & Asked)
  /** The id of one entry of a list; `options`: of several, `max` at most. */
  | ({ kind: "option"; list: OptionListName } & Asked)
  | ({ kind: "options"; list: OptionListName; max: number } & Asked)
  /** Sent as `yes` or `no`. */
  | ({ kind: "tick" } & Asked)
  /** The robot test; its proof travels in a header. */
  | ({ kind: "robot" } & Asked)
  /** Not asked: always sent with this value. */
  | { kind: "fixed"; value: string | number | readonly OptionId[] };

export type FieldKind = Field["kind"];

/** The fields of one form. Their order is that of the form, and so that of its checks. */
export type FieldTable = Readonly<Record<string, Field>>;
