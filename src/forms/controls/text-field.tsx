import { Field } from "../../components/field/field";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { failureText } from "../engine/failure-text";
import { excessOf } from "../rules/checks";
import { useBoundField } from "./use-bound-field";

/**
 * A text field: a single line, an email address, or several lines. It never cuts a text that is too long, but reports
 * it.
 */
export const TextField = ({ field }: { field: string }) => {
  const { definition, values, change, addition } = useEnquiryForm();
  const texts = useForms();
  const bound = useBoundField(field);
  const { kind, max, required, autoComplete } = useField(field, "text", "email", "link", "lines");
  // Text that will be added to the message counts too.
  const excess = excessOf(max, values[field], kind === "lines" ? addition : "");
  const tooLong = excess && failureText(texts, definition.kind, { field, code: "fieldTooLong", excess });
  const shared = {
    ...bound,
    error: bound.error ?? tooLong,
    autoComplete,
    value: String(values[field]),
    optional: required ? undefined : texts.optional,
    "aria-required": Boolean(required),
  };
  return kind === "lines" ? (
    <Field
      {...shared}
      multiline
      wide="always"
      onChange={(event) => change({ [field]: event.target.value })}
    />
  ) : (
    <Field
      {...shared}
      type={kind === "email" ? kind : undefined}
      // Not of type url, because browsers then refuse example.com with a message of their own.
      inputMode={kind === "link" ? "url" : undefined}
      wide={kind === "link"}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
};
