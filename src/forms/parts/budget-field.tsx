import { Range } from "../../components/range/range";
import { fillIn } from "../../site-data/fill-in";
import { useForms } from "../../site-data/context";
import { useEnquiryForm } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";

/** The budget slider, in thousands of USD. */
export function BudgetField() {
  const { values, change } = useEnquiryForm();
  const { budgetValue } = useForms();
  const bound = useBoundField("budget");
  const budget = Number(values.budget);
  return (
    <Range
      {...bound}
      min={1}
      max={100}
      value={budget}
      valueText={fillIn(budgetValue, { n: budget })}
      onChange={(event) => change({ budget: Number(event.target.value) })}
    />
  );
}
