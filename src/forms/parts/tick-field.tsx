import { Checkbox } from "../../components/checkbox";
import { useEnquiryForm } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";
import * as styles from "./form-parts.module.css";

/** A yes or no of the form around it. */
export function TickField({ field }: { field: string }) {
  const { values, change } = useEnquiryForm();
  const { error: _never, ...bound } = useBoundField(field);
  return (
    <div className={styles.wide}>
      <Checkbox
        {...bound}
        checked={values[field] === true}
        onChange={(event) => change({ [field]: event.target.checked })}
      />
    </div>
  );
}
