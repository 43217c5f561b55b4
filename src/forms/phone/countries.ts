import type { SelectOption } from "../../components/select";
import type { Country } from "./phone-library";

/** Shown until the list and the visitor's country are known. */
export const fallbackCountry: Country = { code: "IN", callingCode: "91" };

/** A flag made of two regional indicators. */
export function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

interface Preferences {
  /** Stand first, in this order. */
  preferred?: readonly string[];
  /** Are left out. */
  ignored?: readonly string[];
}

/** Countries as entries of a list, by name. The name comes first, so that typing it finds it. */
export function countryOptions(
  countries: readonly Country[],
  language: string,
  { preferred = [], ignored = [] }: Preferences = {},
): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const rank = ({ code }: Country) => (preferred.includes(code) ? preferred.indexOf(code) : preferred.length);
  return countries
    .filter(({ code }) => !ignored.includes(code))
    .map((country) => ({ country, name: names.of(country.code) ?? country.code }))
    .sort((a, b) => rank(a.country) - rank(b.country) || a.name.localeCompare(b.name, language))
    .map(({ country, name }) => ({
      value: country.code,
      text: [name, country.callingCode && `+${country.callingCode}`, flagOf(country.code)]
        .filter(Boolean)
        .join(" "),
    }));
}
