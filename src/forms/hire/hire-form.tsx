import { useMemo } from "react";
import type { OptionId } from "../../content-model/form-fields/field";
import { hireFields } from "../../content-model/form-fields/hire";
import { CaptchaField } from "../captcha/captcha-field";
import { defineForm } from "../engine/definition";
import { BudgetField } from "../parts/budget-field";
import { EnquiryForm } from "../parts/enquiry-form";
import { OptionBoxes } from "../parts/option-boxes";
import { OptionSelect } from "../parts/option-select";
import { PhoneField } from "../parts/phone-field";
import { TakeEstimate } from "../parts/take-estimate";
import { TextField } from "../parts/text-field";
import { AskedTimes } from "../times/asked-times";

const definitionFor = (technologyId: OptionId) =>
  defineForm(
    {
      kind: "hire",
      fields: hireFields,
      controls: {
        text: TextField,
        email: TextField,
        lines: TextField,
        phone: PhoneField,
        option: OptionSelect,
        options: OptionBoxes,
        thousands: BudgetField,
        robot: CaptchaField,
      },
      call: "hire",
      contacts: "sales",
      leaves: true,
    },
    { interested_for: [technologyId] },
  );

/** The hire form, with the page's technology checked. */
export const HireForm = ({ technologyId }: { technologyId: OptionId }) => {
  const definition = useMemo(() => definitionFor(technologyId), [technologyId]);
  return (
    <EnquiryForm definition={definition} broad first={<AskedTimes />}>
      <TakeEstimate />
    </EnquiryForm>
  );
};
