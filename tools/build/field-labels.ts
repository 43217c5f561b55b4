import type { FormsSettings } from "../../src/content-model/entities/forms";
import { careerFields } from "../../src/content-model/form-fields/career";
import { contactFields } from "../../src/content-model/form-fields/contact";
import type { FieldTable } from "../../src/content-model/form-fields/field";
import { hireFields } from "../../src/content-model/form-fields/hire";
import type { EnquiryKind } from "../../src/content-model/form-fields/forms";
import { isSent, payloadName } from "../../src/forms/rules/sent-fields";

type FieldTexts = Partial<Record<string, { label: string }>>;

const labelsOf = (fields: FieldTable, texts: FieldTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const label = texts[name]?.label;
      return isSent(field) && label !== undefined ? [[payloadName(name, field), label]] : [];
    }),
  );

/** The label of each field in its form, by the field's name in the request. */
export const fieldLabels = (forms: FormsSettings): Record<EnquiryKind, Record<string, string>> => ({
  contact: labelsOf(contactFields, forms.contact.fields),
  hire: labelsOf(hireFields, forms.hire.fields),
  career: labelsOf(careerFields, forms.career.fields),
});
