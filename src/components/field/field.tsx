import { clsx } from "clsx";
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from "react";
import { FieldShell, describedBy } from "./field-shell";
import * as styles from "./field.module.css";

interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Error message; also marks the field as invalid. */
  error?: ReactNode;
  /** Id of the error message, if it is shown elsewhere. */
  errorId?: string | undefined;
  /** Shown beside the label of an optional field. */
  optional?: string;
  /** Spans both columns of a form. */
  wide?: boolean | "always";
}

type AsInput = { multiline?: false; controlRef?: Ref<HTMLInputElement> } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className"
>;
type AsTextarea = { multiline: true; controlRef?: Ref<HTMLTextAreaElement> } & Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "className"
>;

export type FieldProps = FieldTexts & (AsInput | AsTextarea);

/** A text input or textarea with label, hint and error message. */
export const Field = ({ label, hint, error, errorId, optional, wide, ...control }: FieldProps) => {
  const ownId = useId();
  const id = control.id ?? ownId;
  const shared = {
    id,
    className: styles.control,
    "aria-invalid": error || errorId ? true : undefined,
    "aria-describedby": clsx(errorId, describedBy(id, { hint, error, optional })) || undefined,
  };
  return (
    <FieldShell id={id} {...{ label, hint, error, optional, wide }}>
      {control.multiline ? textarea(control, shared) : input(control, shared)}
    </FieldShell>
  );
};

const textarea = ({ multiline: _shape, controlRef, ...rest }: AsTextarea, shared: object) => (
  <textarea ref={controlRef} rows={5} {...rest} {...shared} />
);

const input = ({ multiline: _shape, controlRef, ...rest }: AsInput, shared: object) => (
  <input ref={controlRef} type="text" {...rest} {...shared} />
);
