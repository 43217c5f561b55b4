import { Checkbox } from "../../components/checkbox/checkbox";
import { FieldNotes } from "../../components/field/field-shell";
import { useEnquiryForm } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";
import * as styles from "./form-parts.module.css";

/** A single yes/no checkbox. */
export const TickField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const { error, ...bound } = useBoundField(field);
  return (
    <div className={styles.wide}>
      <Checkbox
        {...bound}
        checked={values[field] === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${bound.id}-error` : undefined}
        onChange={(event) => change({ [field]: event.target.checked })}
      />
      <FieldNotes id={bound.id} error={error} />
    </div>
  );
};
