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

/** Optional fields, collapsed if the site has a text for their summary. They open when one has an answer. */
export const FoldedFields = ({ fields, children }: FoldedFieldsProps) => {
  const { definition, values } = useEnquiryForm();
  const { budgetValue, ...forms } = useForms();
  const { fold, foldWithSkype } = forms[definition.kind];
  const box = useRef<HTMLDetailsElement>(null);
  const start = initialValues(definition.fields);
  const answered = fields.some((field) => values[field] !== start[field]);
  useEffect(() => {
    // Never closed by this: somebody may be in one of the fields.
    if (answered && box.current) box.current.open = true;
  }, [answered]);
  // Sent as it stands, whether or not it is opened.
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
