import { sidebarFields } from "../../content-model/form-fields/sidebar";
import { CaptchaField } from "../captcha/captcha-field";
import { defineForm } from "../engine/definition";
import { EnquiryForm } from "../parts/enquiry-form";
import { PhoneField } from "../parts/phone-field";
import { TextField } from "../parts/text-field";

const definition = defineForm({
  kind: "sidebar",
  fields: sidebarFields,
  controls: {
    text: TextField,
    email: TextField,
    lines: TextField,
    phone: SidebarPhone,
    robot: CaptchaField,
  },
  call: "contact",
  contacts: "sales",
  leaves: false,
});

const preferred = ["FR", "BE", "DE", "US", "GB"];
const ignored = ["AC"];

function SidebarPhone({ field }: { field: string }) {
  return <PhoneField field={field} preferred={preferred} ignored={ignored} />;
}

/** The enquiry beside an article. */
export function SidebarForm() {
  return <EnquiryForm definition={definition} narrow />;
}
