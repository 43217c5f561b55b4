import type { OptionId } from "./values";

export interface ContactBody {
  name: string;
  email: string;
  phone: string;
  subject: string;
  skype: string;
  send_nda: "yes" | "no";
  looking_for: OptionId[];
  /** USD. */
  budget: number;
  message: string;
}

export interface HireBody {
  name: string;
  email: string;
  phone: string;
  interested_for: OptionId[];
  /** USD. */
  budget: number;
  experience_level: OptionId;
  message: string;
}

export interface CareerBody {
  name: string;
  email: string;
  mobile: string;
  /** Years. */
  experience: number;
  ctc: string;
  ectc: string;
  designation: OptionId;
  city: string;
  message: string;
}

/** The kinds of enquiry, as forms and stored leads name them, with the body of each. */
export interface Bodies {
  contact: ContactBody;
  hire: HireBody;
  career: CareerBody;
}

export type BodyKind = keyof Bodies;

/** Last part of the path of each kind's call, as the specification spells it. */
export const callNames: Record<BodyKind, string> = { contact: "ContactUs", hire: "Hireus", career: "Career" };

/** What one field of a body may hold. `max`: characters of a text, entries of a list, the largest number. */
export type FieldShape =
  { type: "text" | "id" | "ids" | "number"; max: number } | { type: "choice"; values: readonly string[] };

const name = { type: "text", max: 100 } as const;
const email = { type: "text", max: 254 } as const;
const phone = { type: "text", max: 32 } as const;
const shortText = { type: "text", max: 100 } as const;
const message = { type: "text", max: 5000 } as const;
const budget = { type: "number", max: 100_000 } as const;
const optionId = { type: "id", max: 64 } as const;
const optionIds = { type: "ids", max: 50 } as const;

/** The bodies' one declaration: the fields they may hold, and how long. Forms take `maxLength` from it too. */
export const bodyShapes: { [Kind in BodyKind]: Record<keyof Bodies[Kind], FieldShape> } = {
  contact: {
    name,
    email,
    phone,
    subject: { type: "text", max: 200 },
    skype: shortText,
    send_nda: { type: "choice", values: ["yes", "no"] },
    looking_for: optionIds,
    budget,
    message,
  },
  hire: { name, email, phone, interested_for: optionIds, budget, experience_level: optionId, message },
  career: {
    name,
    email,
    mobile: phone,
    experience: { type: "number", max: 80 },
    ctc: shortText,
    ectc: shortText,
    designation: optionId,
    city: shortText,
    message,
  },
};

export const bodyKinds = Object.keys(bodyShapes) as BodyKind[];
