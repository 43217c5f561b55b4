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

// A chunk of its own with every country's metadata. Import it through `load-phone-library` only.

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  callingCode: string;
}

/** Every country that the library knows, in no particular order. */
export const listCountries = (): Country[] =>
  getCountries(metadata).map((code) => ({ code, callingCode: getCountryCallingCode(code, metadata) }));

/** Parses a number as typed: with spaces, dashes, brackets, a leading 0, or in full international form. */
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

/** Formats a partly typed number as its country writes it. Other text is returned unchanged. */
export const formatPhoneText = (entered: string, country: string): string => {
  if (!formatsItself(entered)) return entered;
  return new AsYouType(country as CountryCode, metadata).input(entered);
};

/** The country of a full international number; null when it is not known yet or is the current one. */
export const countryOfNumber = (entered: string, current: string): string | null => {
  if (!entered.trimStart().startsWith("+")) return null;
  const typed = new AsYouType(undefined, metadata);
  typed.input(entered);
  const country = typed.getCountry();
  if (country) return country === current ? null : country;
  const callingCode = typed.getCallingCode();
  if (!callingCode || callingCode === getCountryCallingCode(current as CountryCode, metadata)) return null;
  // Several countries share the calling code; the main one comes first.
  return (
    metadata.country_calling_codes[callingCode as keyof typeof metadata.country_calling_codes]?.[0] ?? null
  );
};

/** A full international number, reduced to its national part for another country. */
export const nationalText = (entered: string, country: string): string => {
  const { nationalNumber } = parsePhone(entered, country);
  return formatPhoneText(nationalNumber, country);
};
