import { useEffect, useRef, type ReactNode } from "react";
import { useForms } from "../../site-data/context";
import { fillIn } from "../../site-data/fill-in";
import { useEnquiryForm } from "../engine/enquiry-context";
import { initialValues } from "../rules/values";
import * as kit from "../../components/kit/kit";
import * as styles from "./form.module.css";

interface FoldedFieldsProps {
  fields: readonly string[];
  children: ReactNode;
}

/**
 * Optional fields, collapsed if the site has a text for their summary. The group opens when one of them has a value.
 */
export const FoldedFields = ({ fields, children }: FoldedFieldsProps) => {
  const { definition, values } = useEnquiryForm();
  const { budgetValue, ...forms } = useForms();
  const { fold, foldWithSkype } = forms[definition.kind];
  const box = useRef<HTMLDetailsElement>(null);
  const start = initialValues(definition.fields);
  const answered = fields.some((field) => values[field] !== start[field]);
  useEffect(() => {
    // Never closes the group, because the visitor may be in one of its fields.
    if (answered && box.current) box.current.open = true;
  }, [answered]);
  // Shown because the budget is sent even if the group stays closed.
  const budget = fillIn(budgetValue, { n: Number(values["budget"]) });
  if (!fold) return <>{children}</>;
  return (
    <details ref={box} className={kit.whole()}>
      <summary className={kit.row(2, kit.text(["sm", "strong"], kit.sign("plus", styles.summary)))}>
        {fillIn((fields.includes("skype") && foldWithSkype) || fold, { budget })}
      </summary>
      <div className={kit.stack(5, styles.folded)}>{children}</div>
    </details>
  );
};
