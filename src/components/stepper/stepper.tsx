import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./stepper.module.css";

export interface StepperProps {
  value: number;
  min: number;
  max: number;
  step: number;
  /** Names of the two buttons. */
  less: string;
  more: string;
  onStep: (value: number) => void;
  /** The control of the number. */
  children: ReactNode;
}

/**
 * Minus and plus on both sides of a number, for fingers. Not in the tab order: the arrow keys of the control do the same.
 */
export const Stepper = ({ value, min, max, step, less, more, onStep, children }: StepperProps) => (
  <div className={styles.stepper}>
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-label={less}
      disabled={value <= min}
      onClick={() => onStep(Math.max(value - step, min))}
    />
    {children}
    <button
      type="button"
      tabIndex={-1}
      className={clsx(styles.button, styles.more)}
      aria-label={more}
      disabled={value >= max}
      onClick={() => onStep(Math.min(value + step, max))}
    />
  </div>
);
