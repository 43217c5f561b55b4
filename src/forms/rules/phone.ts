export interface PhoneParseResult {
  isValid: boolean;
  /** ISO 3166-1 alpha-2, e.g. `IN`. */
  countryCode: string;
  /** Digits only, e.g. `91`. */
  countryCallingCode: string;
  /** Digits only; for an invalid number, the digits as typed. */
  nationalNumber: string;
  /** e.g. `+919876543210`; empty when the number is invalid. */
  e164: string;
}

/** Parses a number as typed, for the chosen country. Injected, so that the rules do not import the metadata. */
export type ParsePhone = (entered: string, countryCode: string) => PhoneParseResult;

/** Limit of E.164, including the calling code. */
export const maxPhoneDigits = 15;

/** The shortest valid numbers have four digits after the calling code, for example in Niue. */
const wirePhone = /^\+\d{1,3}-\d{4,}$/;

/** The phone number as the API expects it: `+{calling code}-{national number}`. */
export const formatPhone = (
  parsed: Pick<PhoneParseResult, "countryCallingCode" | "nationalNumber">,
): string => `+${parsed.countryCallingCode}-${parsed.nationalNumber}`;

export const countDigits = (text: string): number => text.replace(/\D/g, "").length;

/** Whether a received phone has the format of `formatPhone`, and enough digits. */
export const isWirePhone = (phone: string): boolean => wirePhone.test(phone);
