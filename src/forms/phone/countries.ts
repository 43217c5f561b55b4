import type { SelectOption } from "../../components/select/select";
import type { Country } from "./phone-library";

/** Used until the list and the visitor's country are known. */
export const fallbackCountry: Country = { code: "IN", callingCode: "91" };

/** A country as an option. The name comes first for type-ahead. No flags, because many systems cannot draw them. */
export const countryOption = ({ code, callingCode }: Country, name = code): SelectOption => ({
  value: code,
  text: callingCode ? `${name} +${callingCode}` : name,
});

export interface Preferences {
  /** Countries at the top of the list, in this order. */
  preferred?: readonly string[] | undefined;
  /** Countries that are not listed. */
  ignored?: readonly string[] | undefined;
}

/** Countries as options, sorted by name. Creating the names takes a phone about 70 ms, so call it only when needed. */
export const countryOptions = (
  countries: readonly Country[],
  language: string,
  { preferred = [], ignored = [] }: Preferences = {},
): SelectOption[] => {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(language);
  const rank = ({ code }: Country) => (preferred.includes(code) ? preferred.indexOf(code) : preferred.length);
  return countries
    .filter(({ code }) => !ignored.includes(code))
    .map((country) => ({ country, name: names.of(country.code) ?? country.code }))
    .sort((a, b) => rank(a.country) - rank(b.country) || compare(a.name, b.name))
    .map(({ country, name }) => countryOption(country, name));
};
