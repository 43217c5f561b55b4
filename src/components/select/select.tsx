import { clsx } from "clsx";
import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from "react";
import { FieldShell, describedBy } from "../field/field-shell";
import * as styles from "./select.module.css";

export interface SelectOption {
  value: string;
  text: string;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> {
  label: string;
  options: readonly SelectOption[];
  hint?: string;
  error?: ReactNode;
  optional?: string;
  wide?: boolean;
  /** What the closed list shows instead of its option's text, such as a code and a number. */
  face?: string;
  controlRef?: Ref<HTMLSelectElement>;
}

/** The browser's own list: searchable by typing, at home on phones. */
export const Select = ({
  label,
  options,
  hint,
  error,
  optional,
  wide,
  face,
  controlRef,
  ...rest
}: SelectProps) => {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldShell id={id} {...{ label, hint, error, optional, wide }}>
      <div className={styles.frame}>
        <select
          ref={controlRef}
          {...rest}
          id={id}
          className={clsx(styles.select, face && styles.faced)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, optional })}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        {face && (
          <span className={styles.face} aria-hidden="true">
            {face}
          </span>
        )}
      </div>
    </FieldShell>
  );
};
