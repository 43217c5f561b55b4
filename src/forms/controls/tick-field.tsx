import { Checkbox } from "../../components/checkbox/checkbox";
import { PageLink } from "../../components/page-link/page-link";
import { FieldNotes } from "../../components/field/field-shell";
import { useEnquiryForm, useFieldText } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";
import * as kit from "../../components/kit/kit";

/** A single yes/no checkbox. */
export const TickField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const { error, hint, ...bound } = useBoundField(field);
  const { document: readable } = useFieldText(field);
  return (
    <div className={kit.whole()}>
      <Checkbox
        {...bound}
        hint={
          readable ? (
            <>
              {hint} <PageLink to={readable.href}>{readable.label}</PageLink>
            </>
          ) : (
            hint
          )
        }
        checked={values[field] === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${bound.id}-error` : undefined}
        onChange={(event) => change({ [field]: event.target.checked })}
      />
      <FieldNotes id={bound.id} error={error} />
    </div>
  );
};
