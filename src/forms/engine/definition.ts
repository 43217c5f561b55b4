import type { Bodies, BodyKind } from "../rules/bodies";
import type { PhoneParseResult } from "../rules/phone";
import type { FormValues } from "../rules/values";

/** The forms that send an enquiry; the email box only leads to one. */
export type EnquiryKind = "contact" | "sidebar" | "hire" | "career";

/** What sets one form apart from the others. */
export interface FormDefinition<Kind extends EnquiryKind = EnquiryKind> {
  kind: Kind;
  /** The call it sends, and what its values become. */
  call: BodyKind;
  toBody(values: FormValues[Kind], phone: PhoneParseResult): Bodies[BodyKind];
  phoneField: "phoneNumber" | "mobile";
  /** Whose mail and phone are offered instead. */
  contacts: "sales" | "recruitment";
  /** Whether an attempt leads to /thank-you. */
  leaves: boolean;
  initial: FormValues[Kind];
}

/** What every form starts from. */
export const emptyPerson = { name: "", email: "", message: "", robot: false, phone_code: "IN" };
