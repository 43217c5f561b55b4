import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";
import { formatsItself } from "./phone-text";
import type { PhoneParseResult } from "../rules/phone";

// A chunk of its own, with the metadata of every country: import it through `load-phone-library` only.

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  callingCode: string;
}

/** Every country the library knows, in no order to rely on. */
export const listCountries = (): Country[] =>
  getCountries(metadata).map((code) => ({ code, callingCode: getCountryCallingCode(code, metadata) }));

/** Reads a number as typed: spaces, dashes, brackets, a leading 0, or a whole `+` number. */
export const parsePhone = (entered: string, countryCode: string): PhoneParseResult => {
  const country = countryCode as CountryCode;
  const parsed = parsePhoneNumberFromString(entered, { defaultCountry: country, extract: false }, metadata);
  if (!parsed) {
    return {
      isValid: false,
      countryCode,
      countryCallingCode: getCountryCallingCode(country, metadata),
      nationalNumber: entered.replace(/\D/g, ""),
      e164: "",
    };
  }
  const isValid = parsed.isValid();
  return {
    isValid,
    countryCode: parsed.country ?? countryCode,
    countryCallingCode: parsed.countryCallingCode,
    nationalNumber: parsed.nationalNumber,
    e164: isValid ? parsed.number : "",
  };
};

/** The number as its country writes it, so far as it is typed. Anything but a number is left alone. */
export const formatPhoneText = (entered: string, country: string): string => {
  if (!formatsItself(entered)) return entered;
  return new AsYouType(country as CountryCode, metadata).input(entered);
};

/** The country of a whole `+` number; null while it cannot be told, or when it is the current one. */
export const countryOfNumber = (entered: string, current: string): string | null => {
  if (!entered.trimStart().startsWith("+")) return null;
  const typed = new AsYouType(undefined, metadata);
  typed.input(entered);
  const country = typed.getCountry();
  if (country) return country === current ? null : country;
  const callingCode = typed.getCallingCode();
  if (!callingCode || callingCode === getCountryCallingCode(current as CountryCode, metadata)) return null;
  // Several countries share the code: its main one stands first.
  return (
    metadata.country_calling_codes[callingCode as keyof typeof metadata.country_calling_codes]?.[0] ?? null
  );
};

/** A whole `+` number, rewritten for another country: its national part alone. */
export const nationalText = (entered: string, country: string): string => {
  const { nationalNumber } = parsePhone(entered, country);
  return formatPhoneText(nationalNumber, country);
};
