import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as kit from "../kit/kit";
import * as styles from "./field.module.css";

interface Notes {
  hint?: ReactNode;
  error?: ReactNode;
  optional?: string;
}

interface FieldShellProps extends Notes {
  id: string;
  label: string;
  /** Shown at the end of the label's line, for example a slider's value. */
  value?: ReactNode;
  /** Spans all columns of a form whose rows hold one field; `always`: of every form. */
  wide?: boolean | "always" | undefined;
  children: ReactNode;
}

/** The ids of a control's hint and error, for `aria-describedby`. */
export const describedBy = (id: string, { hint, error, optional }: Notes): string | undefined => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
};

/** Label above, control inside, hint and error below. */
export const FieldShell = ({ id, label, hint, error, optional, value, wide, children }: FieldShellProps) => (
  <div
    className={clsx(kit.stack(2, styles.field), wide && (wide === "always" ? kit.fullRow() : styles.wide))}
  >
    <div className={kit.row(2, kit.spaceBetween(kit.text(["sm", "strong"], styles.head)))}>
      <label htmlFor={id}>{label}</label>
      {optional && (
        <span id={`${id}-optional`} className={styles.aside}>
          {optional}
        </span>
      )}
      {value}
    </div>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
);

/** The hint and error of a control, with the ids that `describedBy` returns. */
export const FieldNotes = ({ id, hint, error }: Notes & { id: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={kit.text(["soft"], styles.hint)}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
  </>
);
