import type { FieldTable } from "./field";
import { shared } from "./shared";

export const careerFields = {
  name: shared.name,
  email: shared.email,
  phone_code: shared.country,
  mobile: { ...shared.phone, unchecked: true },
  designation: { kind: "option", list: "designations" },
  experience: { kind: "number", max: 80 },
  city: { kind: "text", max: 100, autoComplete: "address-level2" },
  ctc: { kind: "text", max: 100 },
  ectc: { kind: "text", max: 100 },
  link: { kind: "link", max: 500 },
  message: { kind: "lines", max: 5000 },
  robot: shared.robot,
} as const satisfies FieldTable;
