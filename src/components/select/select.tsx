import { clsx } from "clsx";
import { useId, useMemo, type ReactNode, type Ref, type SelectHTMLAttributes } from "react";
import { FieldShell, describedBy } from "../field/field-shell";
import * as fieldStyles from "../field/field.module.css";
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
  /** Shown on the closed select instead of the option's text, such as a country code and a calling code. */
  face?: string;
  controlRef?: Ref<HTMLSelectElement>;
}

/** The native select: type-ahead search, and the system's own picker on phones. */
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
  // Memoised: a form renders on each key press, and there are 240 countries.
  const list = useMemo(
    () =>
      options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      )),
    [options],
  );
  return (
    <FieldShell id={id} {...{ label, hint, error, optional, wide }}>
      <div className={styles.frame}>
        <select
          ref={controlRef}
          {...rest}
          id={id}
          className={clsx(fieldStyles.control, styles.select, face && styles.faced)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, optional })}
        >
          {list}
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
