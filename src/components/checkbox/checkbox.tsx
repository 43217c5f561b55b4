import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import * as kit from "../kit/kit";
import * as styles from "./checkbox.module.css";

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
