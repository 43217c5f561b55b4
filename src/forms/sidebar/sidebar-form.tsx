import { sidebarFields } from "../../content-model/form-fields/sidebar";
import { CaptchaField } from "../captcha/captcha-field";
import { defineForm } from "../engine/definition";
import { EnquiryForm } from "../controls/enquiry-form";
import { PhoneField } from "../controls/phone-field";
import { TextField } from "../controls/text-field";

const preferred = ["FR", "BE", "DE", "US", "GB"];
const ignored = ["AC"];

const SidebarPhone = ({ field }: { field: string }) => (
  <PhoneField field={field} preferred={preferred} ignored={ignored} />
);

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

export const SidebarForm = () => <EnquiryForm definition={definition} narrow />;
