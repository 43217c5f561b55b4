import { useMemo } from "react";
import { CaptchaField } from "../captcha/captcha-field";
import { emptyPerson, type FormDefinition } from "../engine/definition";
import { BudgetField } from "../parts/budget-field";
import { EnquiryForm } from "../parts/enquiry-form";
import { OptionBoxes } from "../parts/option-boxes";
import { OptionSelect } from "../parts/option-select";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";
import { hirePayload } from "../payloads/payloads";
import type { OptionId } from "../rules/values";

const definitionFor = (technologyId: OptionId): FormDefinition<"hire"> => ({
  kind: "hire",
  call: "hire",
  toBody: hirePayload,
  phoneField: "phoneNumber",
  contacts: "sales",
  leaves: true,
  initial: {
    ...emptyPerson,
    phoneNumber: "",
    interested_for: [technologyId],
    budget: 2,
    experience_level: "",
  },
});

/** The hiring inquiry, with the page's own technology ticked. */
export function HireForm({ technologyId }: { technologyId: OptionId }) {
  const definition = useMemo(() => definitionFor(technologyId), [technologyId]);
  return (
    <EnquiryForm definition={definition}>
      <TextField field="name" autoComplete="name" />
      <TextField field="email" type="email" autoComplete="email" />
      <PhoneField />
      <OptionSelect field="experience_level" list="experience_level" wide />
      <OptionBoxes field="interested_for" list="interested_in" />
      <BudgetField />
      <TextField field="message" multiline wide />
      <CaptchaField />
    </EnquiryForm>
  );
}
