import { CaptchaField } from "../captcha/captcha-field";
import { emptyPerson, type FormDefinition } from "../engine/definition";
import { EnquiryForm } from "../parts/enquiry-form";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";
import { sidebarPayload } from "../payloads/payloads";

const definition: FormDefinition<"sidebar"> = {
  kind: "sidebar",
  call: "contact",
  toBody: sidebarPayload,
  phoneField: "phoneNumber",
  contacts: "sales",
  leaves: false,
  initial: { ...emptyPerson, phoneNumber: "", subject: "" },
};

const preferred = ["FR", "BE", "DE", "US", "GB"];
const ignored = ["AC"];

/** The enquiry beside an article. */
export function SidebarForm() {
  return (
    <EnquiryForm definition={definition} narrow>
      <TextField field="name" autoComplete="name" />
      <TextField field="email" type="email" autoComplete="email" />
      <PhoneField preferred={preferred} ignored={ignored} />
      <TextField field="subject" />
      <TextField field="message" multiline />
      <CaptchaField />
    </EnquiryForm>
  );
}
