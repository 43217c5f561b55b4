import type { FieldTable } from "./field";
import { shared } from "./shared";

export const hireFields = {
  name: shared.name,
  email: shared.email,
  phone_code: shared.country,
  phoneNumber: { ...shared.phone, sentAs: "phone" },
  experience_level: { kind: "option", list: "experience_level" },
  interested_for: { kind: "options", list: "interested_in", max: 50, required: "interestedForRequired" },
  budget: { ...shared.budget, required: "budgetNotChosen" },
  message: shared.message,
  robot: shared.robot,
} as const satisfies FieldTable;
