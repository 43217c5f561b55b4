import type { CareerBody, ContactBody, HireBody } from "../rules/bodies";
import { formatPhone, type PhoneParseResult } from "../rules/phone";
import type { CareerValues, ContactValues, HireValues, SidebarValues } from "../rules/values";

/** The slider counts thousands; the calls send USD. */
const usdPerStep = 1000;

/** What the sidebar sends for the fields it does not have. */
const sidebarConstants = { skype: "", send_nda: "no", looking_for: [], budget: 2000 } as const;

function shared(values: { name: string; email: string; message: string }) {
  return { name: values.name.trim(), email: values.email.trim(), message: values.message.trim() };
}

/** Body of `POST /enquiry/ContactUs` from the contact page. */
export function contactPayload(values: ContactValues, parsed: PhoneParseResult): ContactBody {
  return {
    ...shared(values),
    phone: formatPhone(parsed),
    subject: values.subject.trim(),
    skype: values.skype.trim(),
    send_nda: values.send_nda ? "yes" : "no",
    looking_for: [...values.looking_for],
    budget: values.budget * usdPerStep,
  };
}

/** Body of `POST /enquiry/ContactUs` from the blog's sidebar. */
export function sidebarPayload(values: SidebarValues, parsed: PhoneParseResult): ContactBody {
  return {
    ...shared(values),
    ...sidebarConstants,
    phone: formatPhone(parsed),
    subject: values.subject.trim(),
    looking_for: [],
  };
}

/** Body of `POST /enquiry/Hireus`. */
export function hirePayload(values: HireValues, parsed: PhoneParseResult): HireBody {
  return {
    ...shared(values),
    phone: formatPhone(parsed),
    interested_for: [...values.interested_for],
    budget: values.budget * usdPerStep,
    experience_level: values.experience_level,
  };
}

/** Body of `POST /enquiry/Career`. */
export function careerPayload(values: CareerValues, parsed: PhoneParseResult): CareerBody {
  return {
    ...shared(values),
    mobile: formatPhone(parsed),
    experience: values.experience,
    ctc: values.ctc.trim(),
    ectc: values.ectc.trim(),
    designation: values.designation,
    city: values.city.trim(),
  };
}
