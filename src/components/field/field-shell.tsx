import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./field.module.css";

interface Notes {
  hint?: string;
  error?: ReactNode;
  optional?: string;
}

interface FieldShellProps extends Notes {
  /** Id of the control inside. */
  id: string;
  label: string;
  /** At the end of the label's line, such as the value of a slider. */
  value?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** Ids of the lines that describe a control, for its `aria-describedby`. */
export const describedBy = (id: string, { hint, error, optional }: Notes): string | undefined => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
};

/** Label above, hint and error below; what every labelled control stands in. */
export const FieldShell = ({ id, label, hint, error, optional, value, wide, children }: FieldShellProps) => (
  <div className={clsx(styles.field, wide && styles.wide)}>
    <div className={styles.head}>
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

/** The hint and error lines of a control, with the ids that `describedBy` names. */
export const FieldNotes = ({ id, hint, error }: Notes & { id: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
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
