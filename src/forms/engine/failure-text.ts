import { fieldText } from "../../site-data/field-text";
import { interpolate } from "../../content-model/interpolate";
import type { Forms } from "../../content-model/form-fields/forms";
import type { Failure } from "../rules/checks";

/** The message of a failed check. */
export const failureText = (
  forms: Queries.FormsSettingsFragment,
  kind: keyof Forms,
  { field, code, excess }: Failure,
): string =>
  excess
    ? interpolate(forms.messages[code], { field: fieldText(forms[kind], field).label, ...excess })
    : forms.messages[code];
