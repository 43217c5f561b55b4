import { Range } from "../../components/range/range";
import { interpolate } from "../../content-model/interpolate";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";

/** The budget slider, in thousands of USD. */
export const BudgetField = ({ field }: { field: string }) => {
  const { values, change } = useEnquiryForm();
  const { budgetValue, budgetEnd } = useForms();
  const bound = useBoundField(field);
  const { min, max } = useField(field, "thousands");
  const budget = Number(values[field]);
  const valueText = interpolate(budgetValue, { n: budget });
  return (
    <Range
      {...bound}
      {...{ toolparamdescription: `${bound.label}: ${interpolate(budgetValue, { n: `${min}–${max}` })}` }}
      min={min}
      max={max}
      value={budget}
      valueText={valueText}
      hint={budget === max ? interpolate(budgetEnd, { budget: valueText }) : undefined}
      onChange={(event) => change({ [field]: Number(event.target.value) })}
    />
  );
};
