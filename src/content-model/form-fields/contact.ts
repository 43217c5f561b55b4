import type { FieldTable } from "./field";
import { shared } from "./shared";

export const contactFields = {
  name: shared.name,
  email: shared.email,
  subject: shared.subject,
  skype: { kind: "text", max: 100, autoComplete: "off" },
  phone_code: shared.country,
  phoneNumber: { ...shared.phone, sentAs: "phone" },
  budget: { ...shared.budget, required: "budgetMissing" },
  looking_for: { kind: "options", list: "looking_for", max: 50, required: "lookingForRequired" },
  message: shared.message,
  send_nda: { kind: "tick" },
  robot: shared.robot,
} as const satisfies FieldTable;
