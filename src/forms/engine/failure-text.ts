import { fieldText } from "../../site-data/field-text";
import { fillIn } from "../../site-data/fill-in";
import type { Failure } from "../rules/checks";

type FormKind = Extract<
  keyof Queries.FormsSettingsFragment,
  "contact" | "sidebar" | "hire" | "career" | "emailBox"
>;

/** The message of a failed check. */
export const failureText = (
  forms: Queries.FormsSettingsFragment,
  kind: FormKind,
  { field, code, excess }: Failure,
): string =>
  excess
    ? fillIn(forms.messages[code], { field: fieldText(forms[kind], field).label, ...excess })
    : forms.messages[code];
