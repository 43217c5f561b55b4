import { careerFields } from "../../content-model/form-fields/career";
import { CaptchaField } from "../captcha/captcha-field";
import { defineForm } from "../engine/definition";
import { EnquiryForm } from "../parts/enquiry-form";
import { NumberField } from "../parts/number-field";
import { OptionSelect } from "../parts/option-select";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";
import { TakeOpening, type Opening } from "./take-opening";

const definition = defineForm({
  kind: "career",
  fields: careerFields,
  controls: {
    text: TextField,
    email: TextField,
    lines: TextField,
    phone: PhoneField,
    option: OptionSelect,
    number: NumberField,
    robot: CaptchaField,
  },
  call: "career",
  contacts: "recruitment",
  leaves: true,
});

/** The job application form. */
export const CareerForm = ({ openings = [] }: { openings?: readonly Opening[] }) => (
  <EnquiryForm definition={definition}>
    <TakeOpening openings={openings} />
  </EnquiryForm>
);
