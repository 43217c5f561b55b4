import type { FieldTable } from "./field";

/** Fields that several forms use. */
export const shared = {
  name: { kind: "text", max: 100, required: "nameRequired", autoComplete: "name" },
  email: { kind: "email", max: 254, required: "emailRequired", autoComplete: "email" },
  country: { kind: "country" },
  phone: { kind: "phone", max: 32, required: "phoneRequired" },
  subject: { kind: "text", max: 200, required: "subjectRequired" },
  budget: { kind: "thousands", min: 1, max: 100, initial: 2 },
  message: { kind: "lines", max: 5000, required: "messageRequired" },
  robot: { kind: "robot", required: "robotIncomplete" },
} as const satisfies FieldTable;
