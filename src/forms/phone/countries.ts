import type { SelectOption } from "../../components/select/select";
import type { Country } from "./phone-library";

/** Shown until the list and the visitor's country are known. */
export const fallbackCountry: Country = { code: "IN", callingCode: "91" };

/** A country as an entry of a list. The name comes first, so that typing it finds it. No flags: many systems draw none. */
export const countryOption = ({ code, callingCode }: Country, name = code): SelectOption => ({
  value: code,
  text: callingCode ? `${name} +${callingCode}` : name,
});

interface Preferences {
  /** Stand first, in this order. */
  preferred?: readonly string[];
  /** Are left out. */
  ignored?: readonly string[];
}

/** Countries as entries of a list, by name. To make the names costs a phone some 70 ms: not before they are needed. */
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
