import { careerFields } from "../../content-model/form-fields/career";
import { contactFields } from "../../content-model/form-fields/contact";
import type { FieldTable } from "../../content-model/form-fields/field";
import { hireFields } from "../../content-model/form-fields/hire";
import { sidebarFields } from "../../content-model/form-fields/sidebar";
import type { BodyKind } from "./bodies";
import { isSent, sentName, type SentField } from "./sent-fields";

interface BodyField {
  field: SentField;
  /** Whether every form of the endpoint has the field; only then do the field's own rules apply to a body. */
  asked: boolean;
}

type BodyFields = ReadonlyMap<string, BodyField>;

const fieldsOf = (forms: readonly FieldTable[]): BodyFields => {
  const found = new Map<string, BodyField>();
  for (const [name, field] of forms.flatMap((form) => Object.entries(form))) {
    if (!isSent(field) || found.has(sentName(name, field))) continue;
    const asked = forms.every((form) => form[name] && form[name].kind !== "fixed");
    found.set(sentName(name, field), { field, asked });
  }
  return found;
};

/**
 * The fields that a body may contain, by name, in the order of the form. If forms differ, the first one defines the
 * field.
 */
export const bodyFields: Readonly<Record<BodyKind, BodyFields>> = {
  contact: fieldsOf([contactFields, sidebarFields]),
  hire: fieldsOf([hireFields]),
  career: fieldsOf([careerFields]),
};
