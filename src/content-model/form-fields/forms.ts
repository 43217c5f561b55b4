import { careerFields } from "./career";
import { contactFields } from "./contact";
import { emailBoxFields } from "./email-box";
import type { Field, FieldTable } from "./field";
import { hireFields } from "./hire";
import { sidebarFields } from "./sidebar";

interface Form {
  /** Description for those who edit the form's texts. */
  description: string;
  fields: FieldTable;
  sends?: undefined;
}

/** Fields of every lead, besides a phone field, whose name depends on the form. */
type LeadFields = Readonly<Record<"name" | "email" | "phone_code" | "robot", Field>>;

interface SendingForm extends Omit<Form, "sends"> {
  fields: FieldTable & LeadFields;
  /** The kind of enquiry that it sends. */
  sends: string;
}

/**
 * Every form, by its key in `content/settings/forms.yaml`. Of forms that share an API call, the first declares its
 * fields.
 */
export const forms = {
  contact: { description: "Enquiry form of the contact page.", fields: contactFields, sends: "contact" },
  sidebar: { description: "Enquiry form beside an article.", fields: sidebarFields, sends: "contact" },
  hire: { description: "Hiring enquiry.", fields: hireFields, sends: "hire" },
  career: { description: "Job application.", fields: careerFields, sends: "career" },
  // Sends nothing, only leads to another form.
  emailBox: { description: "Email box in the footer.", fields: emailBoxFields },
} as const satisfies Record<string, Form | SendingForm>;

export type Forms = typeof forms;

export type EnquiryKind = Extract<Forms[keyof Forms], { sends: string }>["sends"];
