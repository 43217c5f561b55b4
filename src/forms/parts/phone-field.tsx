import { useEffect, useMemo, useRef, useState, type ChangeEvent } from "react";
import { Field } from "../../components/field/field";
import { Select } from "../../components/select/select";
import { useSite } from "../../site-data/context";
import { findCountry } from "../api/find-country";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { countryOption, countryOptions, fallbackCountry } from "../phone/countries";
import type { PhoneLibrary } from "../phone/load-phone-library";
import { caretAfterFormat } from "../phone/phone-text";
import { useBoundField } from "./use-bound-field";
import * as styles from "./form-parts.module.css";

interface PhoneFieldProps {
  field: string;
  preferred?: readonly string[];
  ignored?: readonly string[];
}

/** Country and phone number. The number is formatted while typing; a full international number sets the country. */
export const PhoneField = ({ field, preferred, ignored }: PhoneFieldProps) => {
  const { values, change, near, phoneLibrary, suggestCountry } = useEnquiryForm();
  const { language } = useSite();
  const number = useBoundField(field);
  const country = useBoundField("phone_code");
  const { required } = useField(field, "phone");
  const code = String(values.phone_code);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const unread = useRef(false);
  const [found, setFound] = useState<string | null>(null);

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
  const callingCode = countries.find((entry) => entry.code === code)?.callingCode;

  useEffect(() => {
    if (!near) return undefined;
    let current = true;
    void findCountry().then((code) => current && setFound(code));
    return () => {
      current = false;
    };
  }, [near]);
  // Only a country that the list has, so not before it is there.
  useEffect(() => {
    if (!found || ignored?.includes(found)) return;
    if (phoneLibrary?.listCountries().some((entry) => entry.code === found)) suggestCountry(found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the arrival of either counts
  }, [found, phoneLibrary]);

  useBrowserLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const read = (library: PhoneLibrary, entered: string, caretAt: number) => {
    const other = library.countryOfNumber(entered, code);
    const text = library.formatPhoneText(entered, other ?? code);
    caret.current = caretAfterFormat(entered, caretAt, text);
    change({ [field]: text, ...(other && { phone_code: other }) }, other !== null);
  };

  const onNumber = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (phoneLibrary) return read(phoneLibrary, target.value, target.selectionStart ?? target.value.length);
    unread.current = true;
    change({ [field]: target.value });
  };

  // A browser fills a form in before the library has arrived.
  useEffect(() => {
    if (!phoneLibrary || !unread.current) return;
    unread.current = false;
    const entered = String(values[field]);
    read(phoneLibrary, entered, input.current?.selectionStart ?? entered.length);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the arrival counts
  }, [phoneLibrary]);

  const onCountry = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const entered = String(values[field]);
    const rewritten = entered.trimStart().startsWith("+")
      ? phoneLibrary?.nationalText(entered, target.value)
      : phoneLibrary?.formatPhoneText(entered, target.value);
    change({ phone_code: target.value, ...(entered && { [field]: rewritten ?? entered }) }, true);
  };

  return (
    <div className={styles.phone}>
      <Select
        {...country}
        options={options}
        value={code}
        face={`${code} ${callingCode ? `+${callingCode}` : ""}`}
        autoComplete="off"
        onChange={onCountry}
      />
      <Field
        {...number}
        controlRef={input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required={Boolean(required)}
        value={String(values[field])}
        onChange={onNumber}
      />
    </div>
  );
};
