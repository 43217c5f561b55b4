/** What the phone library makes of an entered number. */
export interface PhoneParseResult {
  isValid: boolean;
  /** ISO 3166-1 alpha-2, e.g. `IN`. */
  countryCode: string;
  /** Digits only, e.g. `91`. */
  countryCallingCode: string;
  /** Digits only; of an invalid number, the digits as typed. */
  nationalNumber: string;
  /** e.g. `+919876543210`; empty when the number is not valid. */
  e164: string;
}

/** Reads a number as typed, for the country chosen beside it. Injected, so that its metadata stays out of the rules. */
export type ParsePhone = (entered: string, countryCode: string) => PhoneParseResult;

/** E.164's own limit, calling code included. */
export const maxPhoneDigits = 15;

/** The shortest numbers that the phone library calls valid have four digits after the calling code, such as Niue's. */
const wirePhone = /^\+\d{1,3}-\d{4,}$/;

/** The phone as every call sends it: `+{calling code}-{national number}`. */
export const formatPhone = (
  parsed: Pick<PhoneParseResult, "countryCallingCode" | "nationalNumber">,
): string => `+${parsed.countryCallingCode}-${parsed.nationalNumber}`;

/** How many digits a text holds. */
export const countDigits = (text: string): number => text.replace(/\D/g, "").length;

/** Whether a received phone has the shape that `formatPhone` writes, and enough digits for a number. */
export const isWirePhone = (phone: string): boolean => wirePhone.test(phone);
