import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { FieldShell, describedBy } from "../field/field-shell";
import * as styles from "./range.module.css";

export interface RangeProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "type" | "value"
> {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, visible and read out. */
  valueText: string;
  hint?: string;
  error?: ReactNode;
  controlRef?: Ref<HTMLInputElement>;
}

/** The native slider, with its value in words beside the label. */
export const Range = ({
  label,
  value,
  min,
  max,
  valueText,
  hint,
  error,
  controlRef,
  ...rest
}: RangeProps) => {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const filled = { "--filled": `${((value - min) / (max - min)) * 100}%` };
  // Not a live region, because the slider itself announces its value.
  const output = (
    <output htmlFor={id} aria-live="off">
      {valueText}
    </output>
  );
  return (
    <FieldShell id={id} label={label} value={output} hint={hint} error={error} wide="always">
      <input
        ref={controlRef}
        {...rest}
        {...{ id, min, max, value }}
        type="range"
        className={styles.range}
        style={filled}
        aria-valuetext={valueText}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldShell>
  );
};
