import { sidebarFields } from "../../content-model/form-fields/sidebar";
import { defineForm } from "../engine/definition";
import { commonControls } from "../controls/common-controls";
import { EnquiryForm } from "../controls/enquiry-form";
import { PhoneField } from "../controls/phone-field";

const preferred = ["FR", "BE", "DE", "US", "GB"];
const ignored = ["AC"];

const SidebarPhone = ({ field }: { field: string }) => (
  <PhoneField field={field} preferred={preferred} ignored={ignored} />
);

const definition = defineForm({
  kind: "sidebar",
  fields: sidebarFields,
  controls: { ...commonControls, phone: SidebarPhone },
  call: "contact",
  audience: "sales",
  leaves: false,
});

export const SidebarForm = () => <EnquiryForm definition={definition} look="narrow" />;
