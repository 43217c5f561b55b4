import type { FieldTable } from "../../content-model/form-fields/field";
import { forms, type EnquiryKind } from "../../content-model/form-fields/forms";
import { recordOf } from "../../content-model/records";
import { enquiryKinds } from "./enquiry-paths";
import { isSent, payloadName, type SentField } from "./sent-fields";

interface BodyField {
  field: SentField;
  /** Whether every form of the endpoint has the field; only then do the field's own rules apply to a body. */
  asked: boolean;
}

type BodyFields = ReadonlyMap<string, BodyField>;

const fieldsOf = (forms: readonly FieldTable[]): BodyFields => {
  const found = new Map<string, BodyField>();
  for (const [name, field] of forms.flatMap((form) => Object.entries(form))) {
    if (!isSent(field) || found.has(payloadName(name, field))) continue;
    const asked = forms.every((form) => form[name] && form[name].kind !== "fixed");
    found.set(payloadName(name, field), { field, asked });
  }
  return found;
};

const formsThatSend = (kind: EnquiryKind): FieldTable[] =>
  Object.values(forms).flatMap((form) => ("sends" in form && form.sends === kind ? [form.fields] : []));

/** The fields of each kind's request body, in the order of the first form that sends it. */
export const bodyFields = recordOf(enquiryKinds, (kind) => fieldsOf(formsThatSend(kind)));
