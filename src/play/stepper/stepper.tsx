import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as kit from "../../components/kit/kit";
import * as styles from "./stepper.module.css";

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  step: number;
  /** Accessible names of the two buttons. */
  less: string;
  more: string;
  onStep: (value: number) => void;
  /** `end`: both buttons together at the end of the control, below the end of its label's line. */
  look?: "end";
  /** The input for the number. */
  children: ReactNode;
}

/** Minus and plus buttons for a number, for touch. Not in the tab order, because the input's arrow keys do the same. */
export const Stepper = ({ value, min, max, step, less, more, onStep, look, children }: StepperProps) => (
  <div className={clsx(styles.stepper, look && styles[look])}>
    <button
      type="button"
      tabIndex={-1}
      className={kit.onlyFor("live", styles.button)}
      aria-label={less}
      disabled={value <= min}
      onClick={() => onStep(Math.max(value - step, min))}
    />
    {children}
    <button
      type="button"
      tabIndex={-1}
      className={kit.onlyFor("live", styles.button, styles.more)}
      aria-label={more}
      disabled={value >= max}
      onClick={() => onStep(Math.min(value + step, max))}
    />
  </div>
);
