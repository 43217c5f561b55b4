import { useState } from "react";
import { careerFields } from "../../content-model/form-fields/career";
import { defineForm } from "../engine/definition";
import { commonControls } from "../controls/common-controls";
import { EnquiryForm } from "../controls/enquiry-form";
import { Field } from "../../components/field/field";
import { numberIn } from "../rules/plain-text";
import { useBoundField } from "../controls/use-bound-field";
import { OptionSelect } from "../controls/option-select";
import { TextField } from "../controls/text-field";
import { jobParameter } from "../../routes/route-name";
import { interpolate } from "../../content-model/interpolate";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { usePrefilledLine } from "../engine/use-prefilled-line";

/**
 * An integer field, from 0 to the field's maximum. Not of type number, because the mouse wheel would change its value,
 * and browsers drop the comma of "1,5".
 */
const NumberField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const bound = useBoundField(field);
  const { optional } = useForms();
  const { max, required } = useField(field, "number");
  const value = Number(values[field]);
  // The text may be an incomplete number, such as an empty string.
  const [text, setText] = useState(String(value));
  return (
    <Field
      {...bound}
      inputMode="numeric"
      autoComplete="off"
      optional={required ? undefined : optional}
      aria-required={Boolean(required)}
      value={numberIn(text) === value ? text : String(value)}
      onChange={({ target }) => {
        const number = numberIn(target.value);
        if (Number.isNaN(number)) return;
        setText(target.value);
        change({ [field]: Math.min(Math.max(Math.round(number), 0), max) });
      }}
    />
  );
};

/** The parts of an opening that its application contains. */
type Opening = Pick<Queries.JobLineFragment, "slug" | "heading" | "designation">;

/** Fills in the designation and the name of the opening whose *Apply* link was followed. */
const FillInOpening = ({ openings }: { openings: readonly Opening[] }) => {
  const { change } = useEnquiryForm();
  const { applyingFor } = useForms();
  usePrefilledLine(
    openings,
    (query) => openings.find(({ slug }) => slug === query.get(jobParameter)),
    ({ heading }) => interpolate(applyingFor, { opening: heading }),
    ({ designation }) => change({ designation: designation ?? "" }),
  );
  return null;
};

const definition = defineForm({
  kind: "career",
  fields: careerFields,
  controls: {
    ...commonControls,
    link: TextField,
    option: OptionSelect,
    number: NumberField,
  },
  call: "career",
  audience: "recruitment",
  leaves: true,
});

export const CareerForm = ({ openings = [] }: { openings?: readonly Opening[] }) => (
  <EnquiryForm definition={definition}>
    <FillInOpening openings={openings} />
  </EnquiryForm>
);
