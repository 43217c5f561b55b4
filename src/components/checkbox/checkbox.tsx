import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import * as kit from "../kit/kit";
import * as styles from "./checkbox.module.css";
import { FieldNotes, describedBy } from "../field/field-shell";

interface CheckboxGroupProps {
  id?: string;
  label: string;
  hint?: string;
  error?: ReactNode;
  children: ReactNode;
}

/** Checkboxes that answer one question. */
export const CheckboxGroup = ({ id, label, hint, error, children }: CheckboxGroupProps) => {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <fieldset
      id={groupId}
      className={kit.stack(1, kit.fullRow(styles.group))}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      <legend className={kit.text(["sm", "strong"], styles.legend)}>{label}</legend>
      <div className={styles.boxes}>{children}</div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
};

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  label: string;
  hint?: ReactNode;
  controlRef?: Ref<HTMLInputElement>;
}

/** A checkbox. Its whole line is the click target. */
export const Checkbox = ({ label, hint, controlRef, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const describedBy = [rest["aria-describedby"], hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={styles.line}>
      <input
        ref={controlRef}
        {...rest}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={describedBy}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={kit.text(["soft", "sm"], styles.hint)}>
          {hint}
        </p>
      )}
    </div>
  );
};
