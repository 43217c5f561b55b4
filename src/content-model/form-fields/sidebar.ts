import type { FieldTable } from "./field";
import { shared } from "./shared";

/**
 * The form beside an article. It posts to the contact form's endpoint, with fixed values for the fields it does not
 * show.
 */
export const sidebarFields = {
  name: shared.name,
  email: shared.email,
  phone_code: shared.country,
  phoneNumber: { ...shared.phone, sentAs: "phone" },
  subject: shared.subject,
  message: shared.message,
  robot: shared.robot,
  skype: { kind: "fixed", value: "" },
  send_nda: { kind: "fixed", value: "no" },
  looking_for: { kind: "fixed", value: [] },
  budget: { kind: "fixed", value: 2000 },
} as const satisfies FieldTable;
