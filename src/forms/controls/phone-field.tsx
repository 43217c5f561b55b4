import { useEffect, useRef, type ChangeEvent, useMemo, type MouseEvent } from "react";
import { Field } from "../../components/field/field";
import { Select } from "../../components/select/select";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import type { PhoneLibrary } from "../phone/load-phone-library";
import { caretAfterFormat } from "../phone/phone-text";
import { useBoundField } from "./use-bound-field";
import { useSite } from "../../site-data/context";
import { clientConfig } from "../../config/client-config";
import { textAt } from "../../content-model/records";
import { apiHeaders, get } from "../api/request";
import { countryOption, countryOptions, fallbackCountry, type Preferences } from "../phone/countries";
import * as kit from "../../components/kit/kit";
import * as styles from "./form-parts.module.css";

const limitMs = 3_000;

/** The visitor's country (ISO 3166-1 alpha-2) from the geolocation endpoint; null when the request fails. */
export const findCountry = async (): Promise<string | null> => {
  // A third-party endpoint gets no API key, and no header that would cause a CORS preflight.
  const ours = clientConfig.geoUrl.startsWith(`${clientConfig.apiUrl}/`);
  try {
    const { status, json } = await get(clientConfig.geoUrl, {
      headers: ours ? apiHeaders() : { Accept: "application/json" },
      limitMs,
    });
    const code = status === 200 ? textAt(json, "countryCode") : undefined;
    return code && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
  } catch {
    return null;
  }
};

/** The countries to choose from; the visitor's own is preselected once it is known. */
const useCountries = ({ preferred, ignored }: Preferences) => {
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the library has loaded
  }, [phoneLibrary]);

  return { options, callingCode: countries.find((entry) => entry.code === code)?.callingCode };
};

/** If the select is pressed before all countries have loaded, opens it as soon as they have. */
const useOpenWhenLoaded = (isLoaded: boolean) => {
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

/** Country and phone number. The number is formatted while typing; a full international number sets the country. */
export const PhoneField = ({ field, preferred, ignored }: { field: string } & Preferences) => {
  const { values, change, phoneLibrary } = useEnquiryForm();
  const number = useBoundField(field);
  const country = useBoundField("phone_code");
  const { required } = useField(field, "phone");
  const { options, callingCode } = useCountries({ preferred, ignored });
  const code = String(values.phone_code);
  const entered = String(values[field]);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useBrowserLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const read = (library: PhoneLibrary, text: string) => {
    const other = library.countryOfNumber(text, code);
    const formatted = library.formatPhoneText(text, other ?? code, entered);
    if (input.current === document.activeElement)
      caret.current = caretAfterFormat(text, input.current?.selectionStart ?? text.length, formatted);
    change({ [field]: formatted, ...(other && { phone_code: other }) }, other !== null);
  };

  const onNumber = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Formatting would disturb a keyboard that composes characters.
    const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing;
    if (phoneLibrary && !isComposing) read(phoneLibrary, target.value);
    else change({ [field]: target.value });
  };

  // Formats text that was composed, or entered before the library had loaded.
  const readAnew = () => {
    const isRead =
      !phoneLibrary?.countryOfNumber(entered, code) &&
      phoneLibrary?.formatPhoneText(entered, code) === entered;
    if (phoneLibrary && !isRead) read(phoneLibrary, entered);
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the library has loaded
  useEffect(readAnew, [phoneLibrary]);

  const onCountry = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const rewritten = entered && phoneLibrary?.nationalText(entered, target.value);
    change({ phone_code: target.value, ...(rewritten && { [field]: rewritten }) }, true);
  };

  return (
    <div className={kit.cluster(3, styles.phone)}>
      <Select
        {...country}
        options={options}
        value={code}
        face={`${code} ${callingCode ? `+${callingCode}` : ""}`}
        autoComplete="off"
        onMouseDown={useOpenWhenLoaded(phoneLibrary !== null)}
        onChange={onCountry}
      />
      <Field
        {...number}
        controlRef={input}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required={Boolean(required)}
        value={entered}
        onChange={onNumber}
        onCompositionEnd={readAnew}
      />
    </div>
  );
};
