import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import { useSite } from "../../site-data/context";
import { findCountry } from "../api/find-country";
import { useEnquiryForm } from "../engine/enquiry-context";
import { countryOption, countryOptions, fallbackCountry, type Preferences } from "../phone/countries";

/** The countries to choose from; the visitor's own is preselected once it is known. */
export const useCountries = ({ preferred, ignored }: Preferences) => {
  const { values, near, phoneLibrary, suggestCountry } = useEnquiryForm();
  const { language } = useSite();
  const code = String(values.phone_code);
  const own = useRef<Promise<string | null> | null>(null);

  const countries = useMemo(() => {
    const known = phoneLibrary?.listCountries() ?? [fallbackCountry];
    // The draft's country may be known before the list has loaded.
    return known.some((entry) => entry.code === code) ? known : [...known, { code, callingCode: "" }];
  }, [phoneLibrary, code]);
  const options = useMemo(
    () =>
      phoneLibrary
        ? countryOptions(countries, language, {
            preferred,
            ignored: ignored?.filter((entry) => entry !== code),
          })
        : countries.map((entry) => countryOption(entry)),
    [phoneLibrary, countries, language, preferred, ignored, code],
  );

  useEffect(() => {
    if (near) own.current ??= findCountry();
  }, [near]);
  // Waits for the list, because only a country in it can be selected.
  useEffect(() => {
    if (!phoneLibrary) return;
    void own.current?.then((found) => {
      if (found && countries.some((entry) => entry.code === found) && !ignored?.includes(found))
        suggestCountry(found);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the arrival counts
  }, [phoneLibrary]);

  return { options, callingCode: countries.find((entry) => entry.code === code)?.callingCode };
};

/** If the select is pressed before all countries have loaded, opens it as soon as they have. */
export const useOpenWhenLoaded = (isLoaded: boolean) => {
  const pressed = useRef<HTMLSelectElement | null>(null);
  useEffect(() => {
    const select = pressed.current;
    pressed.current = null;
    if (!isLoaded || !select || select !== document.activeElement) return;
    try {
      select.showPicker();
    } catch {
      // Not supported, or too late after the press. The next press opens the select.
    }
  }, [isLoaded]);
  return (event: MouseEvent<HTMLSelectElement>) => {
    if (isLoaded) return;
    event.preventDefault();
    pressed.current = event.currentTarget;
    pressed.current.focus();
  };
};
