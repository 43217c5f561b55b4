import { Field } from "../../components/field/field";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";

/** A text field: a single line, an email address, or several lines. */
export const TextField = ({ field }: { field: string }) => {
  const { values, change, addition } = useEnquiryForm();
  const texts = useForms();
  const bound = useBoundField(field);
  const { kind, max, required, autoComplete } = useField(field, "text", "email", "link", "lines");
  const shared = {
    ...bound,
    autoComplete,
    value: String(values[field]),
    maxLength: max,
    optional: required ? undefined : texts.optional,
    "aria-required": Boolean(required),
  };
  return kind === "lines" ? (
    <Field
      {...shared}
      // What will be added to the message counts too.
      maxLength={max - addition.length}
      multiline
      wide="always"
      onChange={(event) => change({ [field]: event.target.value })}
    />
  ) : (
    <Field
      {...shared}
      type={kind === "email" ? kind : undefined}
      // Not of type url: a browser refuses example.com in words of its own.
      inputMode={kind === "link" ? "url" : undefined}
      wide={kind === "link"}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
};
