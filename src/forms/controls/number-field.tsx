import { useState } from "react";
import { Field } from "../../components/field/field";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";

/** An integer field, from 0 to the field's maximum. */
export const NumberField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const bound = useBoundField(field);
  const { max } = useField(field, "number");
  const value = Number(values[field]);
  // The text may be an incomplete number, such as an empty string.
  const [text, setText] = useState(String(value));
  return (
    <Field
      {...bound}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      step={1}
      value={Number(text) === value ? text : String(value)}
      onChange={(event) => {
        setText(event.target.value);
        change({ [field]: Math.min(Math.max(Math.round(Number(event.target.value)), 0), max) });
      }}
    />
  );
};
