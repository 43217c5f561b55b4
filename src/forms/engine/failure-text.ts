import { fieldText } from "../../site-data/field-text";
import { interpolate } from "../../content-model/interpolate";
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
    ? interpolate(forms.messages[code], { field: fieldText(forms[kind], field).label, ...excess })
    : forms.messages[code];
