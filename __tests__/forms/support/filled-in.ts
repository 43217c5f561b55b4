import { careerFields } from "../../../src/content-model/form-fields/career";
import { contactFields } from "../../../src/content-model/form-fields/contact";
import { emailBoxFields } from "../../../src/content-model/form-fields/email-box";
import { hireFields } from "../../../src/content-model/form-fields/hire";
import { sidebarFields } from "../../../src/content-model/form-fields/sidebar";
import type { RuleContext } from "../../../src/forms/rules/first-failure";
import type { PhoneParseResult } from "../../../src/forms/rules/phone";
import { initialValues, type FieldValues } from "../../../src/forms/rules/values";

export const tables = {
  contact: contactFields,
  sidebar: sidebarFields,
  hire: hireFields,
  career: careerFields,
  emailBox: emailBoxFields,
};
export type FormKind = keyof typeof tables;
export const calls = { contact: "contact", sidebar: "contact", hire: "hire", career: "career" } as const;
export type Call = (typeof calls)[keyof typeof calls];
export const sending = Object.keys(calls) as (keyof typeof calls)[];

export const parsed: PhoneParseResult = {
  isValid: true,
  countryCode: "GB",
  countryCallingCode: "44",
  nationalNumber: "2079460123",
  e164: "+442079460123",
};

/** Stub of the phone library: `bad` is invalid, `long` has 16 digits, everything else is valid. */
const parsePhone: RuleContext["parsePhone"] = (entered) => ({
  ...parsed,
  isValid: entered !== "bad",
  nationalNumber: entered === "long" ? "1".repeat(14) : parsed.nationalNumber,
});
export const context: RuleContext = { emailEnding: "short", parsePhone };

const person = { name: " Ada ", email: "ada@kiln.co ", message: "Hello\n", robot: true, phone_code: "GB" };
const phoned = { ...person, phoneNumber: "020" };
const filledIn: Record<FormKind, FieldValues> = {
  contact: { ...phoned, subject: "Tea", skype: "ada", send_nda: true, looking_for: [1592, 1644], budget: 2 },
  sidebar: { ...phoned, subject: "Tea" },
  hire: { ...phoned, interested_for: [1593], budget: 100, experience_level: "" },
  career: { ...person, mobile: "020", experience: 3, ctc: "10", ectc: "12 ", designation: 7, city: " Leeds" },
  emailBox: { email: "ada@kiln.co" },
};
/** What nobody filled in stays as the form begins. */
export const validValues = (kind: FormKind): FieldValues => ({
  ...initialValues(tables[kind]),
  ...filledIn[kind],
});

const sent = { name: "Ada", email: "ada@kiln.co", message: "Hello" };
const sentPhone = { ...sent, phone: "+44-2079460123" };
export const bodies: Record<keyof typeof calls, Record<string, unknown>> = {
  contact: {
    ...{ ...sentPhone, subject: "Tea", skype: "ada", send_nda: "yes" },
    ...{ looking_for: [1592, 1644], budget: 2000 },
  },
  sidebar: { ...sentPhone, subject: "Tea", skype: "", send_nda: "no", looking_for: [], budget: 2000 },
  hire: { ...sentPhone, interested_for: [1593], budget: 100_000, experience_level: "" },
  career: {
    ...{ ...sent, mobile: "+44-2079460123", experience: 3, ctc: "10", ectc: "12" },
    ...{ designation: 7, city: "Leeds" },
  },
};

/** Fillers, joiners, marks and blanks that are drawn as nothing. */
export const unseen = [
  ...[
    "\u3164",
    "\u115F\u1160",
    "\uFFA0",
    "\u2800 \u2800",
    "\u{1D159}",
    "\u00AD",
    "\u034F",
    "\u180E",
    "\uFE0F",
  ],
  ...[
    "\u0301",
    "\u0301\u20E3 \u093F",
    "\u200B\u200D\u2060",
    "\u{E0041}",
    "\u202E\u2066",
    "\u0000\u0085\u001B",
    "\u2003\u3000 \u3164",
  ],
];
