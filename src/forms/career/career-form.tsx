import { careerFields } from "../../content-model/form-fields/career";
import { CaptchaField } from "../captcha/captcha-field";
import { defineForm } from "../engine/definition";
import { EnquiryForm } from "../controls/enquiry-form";
import { NumberField } from "../controls/number-field";
import { OptionSelect } from "../controls/option-select";
import { PhoneField } from "../controls/phone-field";
import { TextField } from "../controls/text-field";
import { FillInOpening, type Opening } from "./fill-in-opening";

const definition = defineForm({
  kind: "career",
  fields: careerFields,
  controls: {
    text: TextField,
    email: TextField,
    lines: TextField,
    link: TextField,
    phone: PhoneField,
    option: OptionSelect,
    number: NumberField,
    robot: CaptchaField,
  },
  call: "career",
  contacts: "recruitment",
  leaves: true,
});

export const CareerForm = ({ openings = [] }: { openings?: readonly Opening[] }) => (
  <EnquiryForm definition={definition}>
    <FillInOpening openings={openings} />
  </EnquiryForm>
);
