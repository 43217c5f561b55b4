import type { FieldTable } from "../../content-model/form-fields/field";
import { forms } from "../../content-model/form-fields/forms";
import { bodyKinds, type BodyKind } from "./bodies";
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

const formsThatSend = (kind: BodyKind): FieldTable[] =>
  Object.values(forms).flatMap((form) => ("sends" in form && form.sends === kind ? [form.fields] : []));

/** What a body may hold, by the names in it, in the order of its form. The first form of a call declares. */
export const bodyFields = Object.fromEntries(
  bodyKinds.map((kind) => [kind, fieldsOf(formsThatSend(kind))]),
) as Readonly<Record<BodyKind, BodyFields>>;
