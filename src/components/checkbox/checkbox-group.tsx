import { useId, type ReactNode } from "react";
import { FieldNotes, describedBy } from "../field/field-shell";
import * as kit from "../kit/kit";
import * as styles from "./checkbox.module.css";

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
      className={kit.stack(1, kit.whole(styles.group))}
      aria-describedby={describedBy(groupId, { hint, error })}
    >
      <legend className={kit.text(["sm", "strong"], styles.legend)}>{label}</legend>
      <div className={styles.boxes}>{children}</div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
};
