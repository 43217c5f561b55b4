import type { InputHTMLAttributes } from "react";
import { Field } from "../../components/field/field";
import { useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { bodyShapes, type FieldShape } from "../rules/bodies";
import { useBoundField } from "./use-bound-field";

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode"> {
  field: string;
  type?: "text" | "email";
  multiline?: boolean;
  wide?: boolean;
  /** Says so beside the label. */
  optional?: boolean;
}

/** A text of the form around it. */
export function TextField({ field, type, multiline = false, optional, ...rest }: TextFieldProps) {
  const { definition, values, change } = useEnquiryForm();
  const texts = useForms();
  const bound = useBoundField(field);
  const shape = (bodyShapes[definition.call] as Record<string, FieldShape>)[field];
  const shared = {
    ...bound,
    ...rest,
    value: String(values[field]),
    maxLength: shape?.type === "text" ? shape.max : undefined,
    optional: optional ? texts.optional : undefined,
    "aria-required": !optional,
  };
  return multiline ? (
    <Field {...shared} multiline onChange={(event) => change({ [field]: event.target.value })} />
  ) : (
    <Field {...shared} type={type} onChange={(event) => change({ [field]: event.target.value })} />
  );
}
