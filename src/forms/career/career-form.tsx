import { CaptchaField } from "../captcha/captcha-field";
import { emptyPerson, type FormDefinition } from "../engine/definition";
import { EnquiryForm } from "../parts/enquiry-form";
import { NumberField } from "../parts/number-field";
import { OptionSelect } from "../parts/option-select";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";
import { careerPayload } from "../payloads/payloads";

const longestCareer = 80;

const definition: FormDefinition<"career"> = {
  kind: "career",
  call: "career",
  toBody: careerPayload,
  phoneField: "mobile",
  contacts: "recruitment",
  leaves: true,
  initial: {
    ...emptyPerson,
    mobile: "",
    experience: 0,
    ctc: "",
    ectc: "",
    designation: "",
    city: "",
  },
};

/** The job application. */
export function CareerForm() {
  return (
    <EnquiryForm definition={definition}>
      <TextField field="name" autoComplete="name" />
      <TextField field="email" type="email" autoComplete="email" />
      <PhoneField />
      <OptionSelect field="designation" list="designations" wide />
      <NumberField field="experience" max={longestCareer} />
      <TextField field="city" autoComplete="address-level2" optional />
      <TextField field="ctc" optional />
      <TextField field="ectc" optional />
      <TextField field="message" multiline wide optional />
      <CaptchaField />
    </EnquiryForm>
  );
}
