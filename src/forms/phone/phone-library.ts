import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from "libphonenumber-js/core";
import metadata from "libphonenumber-js/metadata.min.json";
import type { PhoneParseResult } from "../rules/phone";
import { digitsAndPlus, isPlainNumber, isErased, plainNumber, withoutExtension } from "./phone-text";

// A chunk of its own with every country's metadata. Import it through `load-phone-library` only.

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  callingCode: string;
}

/** Every country that the library knows, in no particular order. */
export const listCountries = (): Country[] =>
  getCountries(metadata).map((code) => ({ code, callingCode: getCountryCallingCode(code, metadata) }));

/** Mexico's 1 for mobiles was abolished in 2019, but phones and messengers still write it. */
const mexicanMobile = /^((?:\+|00|011)\D*52\D*)1(?=(?:\D*\d){10}\D*$)/;

/** Parses a number as typed: with spaces, dashes, brackets, a leading 0, or in full international form. */
export const parsePhone = (entered: string, countryCode: string): PhoneParseResult => {
  const country = countryCode as CountryCode;
  const plain = plainNumber(entered).replace(mexicanMobile, "$1");
  const read = (text: string) =>
    parsePhoneNumberFromString(text, { defaultCountry: country, extract: false }, metadata);
  const asTyped = read(plain);
  // An apparent extension may be part of the number: 030/9018 is one in Berlin.
  const parsed = asTyped?.isValid() ? asTyped : (read(withoutExtension(plain)) ?? asTyped);
  const e164 = parsed?.isValid() ? parsed.number : "";
  return {
    isValid: e164 !== "",
    countryCode: parsed?.country ?? countryCode,
    countryCallingCode: parsed?.countryCallingCode ?? getCountryCallingCode(country, metadata),
    nationalNumber: parsed?.nationalNumber ?? plain.replace(/\D/g, ""),
    e164,
  };
};

/**
 * Formats a partly typed number for its country. Returns other text unchanged, and also text from which the visitor has
 * just erased something. `before`: the field's earlier text.
 */
export const formatPhoneText = (entered: string, country: string, before = ""): string => {
  const plain = plainNumber(entered);
  if (isErased(before, entered) || !isPlainNumber(plain)) return entered;
  const formatted = typedNumber(plain, country)?.text ?? "";
  return digitsAndPlus(formatted) === digitsAndPlus(plain) ? formatted : plain;
};

/** The parsed partly typed number; null if the library throws, as for `02` in Cape Verde. */
const typedNumber = (plain: string, country?: string) => {
  const typed = new AsYouType(country as CountryCode | undefined, metadata);
  try {
    return { text: typed.input(plain), country: typed.getCountry(), callingCode: typed.getCallingCode() };
  } catch {
    return null;
  }
};

/** The country of a full international number; null if it is unknown or the current one. */
export const countryOfNumber = (entered: string, current: string): string | null => {
  const plain = plainNumber(entered);
  const typed = plain.startsWith("+") ? typedNumber(plain) : null;
  if (!typed) return null;
  const { country, callingCode } = typed;
  if (country) return country === current ? null : country;
  if (!callingCode || callingCode === getCountryCallingCode(current as CountryCode, metadata)) return null;
  // Several countries share the calling code; the main one comes first.
  const countries: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  return countries[callingCode]?.[0] ?? null;
};

/** A full international number without the code of its country; any other text, formatted for the country. */
export const nationalText = (entered: string, country: string): string => {
  const full = plainNumber(entered).startsWith("+");
  return formatPhoneText(full ? parsePhone(entered, country).nationalNumber : entered, country);
};
