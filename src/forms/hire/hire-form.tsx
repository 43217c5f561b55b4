import { useMemo } from "react";
import type { OptionId } from "../../content-model/form-fields/field";
import { hireFields } from "../../content-model/form-fields/hire";
import { defineForm } from "../engine/definition";
import { commonControls } from "../controls/common-controls";
import { BudgetField } from "../controls/budget-field";
import { EnquiryForm } from "../controls/enquiry-form";
import { OptionBoxes } from "../controls/option-boxes";
import { OptionSelect } from "../controls/option-select";
import { TakePrefill } from "../controls/take-prefill";
import { AskedTimes } from "../times/asked-times";

const definition = defineForm({
  kind: "hire",
  fields: hireFields,
  controls: {
    ...commonControls,
    option: OptionSelect,
    options: OptionBoxes,
    thousands: BudgetField,
  },
  call: "hire",
  audience: "sales",
  leaves: true,
});

/** The hire form, with the page's technology checked. */
export const HireForm = ({ technologyId }: { technologyId: OptionId }) => {
  const ofPage = useMemo(
    () => ({ ...definition, initial: { ...definition.initial, interested_for: [technologyId] } }),
    [technologyId],
  );
  return (
    <EnquiryForm definition={ofPage} look="broad" first={<AskedTimes />}>
      <TakePrefill />
    </EnquiryForm>
  );
};
