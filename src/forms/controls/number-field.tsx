import { useState } from "react";
import { Field } from "../../components/field/field";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { numberIn } from "../rules/number-in";
import { useBoundField } from "./use-bound-field";

/**
 * An integer field, from 0 to the field's maximum. Not of type number, because the mouse wheel would change its value,
 * and browsers drop the comma of "1,5".
 */
export const NumberField = ({ field }: { field: string }) => {
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
