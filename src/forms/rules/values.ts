/** An option's id, as the API's lists give it. */
export type OptionId = number | string;

interface SharedValues {
  name: string;
  email: string;
  message: string;
  /** Whether the robot test is passed; never sent. */
  robot: boolean;
  /** Country chosen beside the phone, ISO 3166-1 alpha-2; never sent. */
  phone_code: string;
}

export interface ContactValues extends SharedValues {
  phoneNumber: string;
  subject: string;
  skype: string;
  send_nda: boolean;
  looking_for: OptionId[];
  /** Slider position, thousands of USD. */
  budget: number;
}

export interface SidebarValues extends SharedValues {
  phoneNumber: string;
  subject: string;
}

export interface HireValues extends SharedValues {
  phoneNumber: string;
  interested_for: OptionId[];
  /** Slider position, thousands of USD. */
  budget: number;
  /** Empty until chosen. */
  experience_level: OptionId;
}

export interface CareerValues extends SharedValues {
  /** The number as typed. */
  mobile: string;
  /** Years. */
  experience: number;
  ctc: string;
  ectc: string;
  /** Empty until chosen. */
  designation: OptionId;
  city: string;
}

interface EmailBoxValues {
  email: string;
}

/** Each kind of form with the values it holds. */
export interface FormValues {
  contact: ContactValues;
  sidebar: SidebarValues;
  hire: HireValues;
  career: CareerValues;
  emailBox: EmailBoxValues;
}

export type FormKind = keyof FormValues;
