import { useEffect, useRef, type ChangeEvent } from "react";
import { Field } from "../../components/field/field";
import { Select } from "../../components/select/select";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import type { Preferences } from "../phone/countries";
import type { PhoneLibrary } from "../phone/load-phone-library";
import { caretAfterFormat } from "../phone/phone-text";
import { useBoundField } from "./use-bound-field";
import { useCountries, useOpenWhenLoaded } from "./use-countries";
import * as kit from "../../components/kit/kit";
import * as styles from "./form-parts.module.css";

interface PhoneFieldProps extends Preferences {
  field: string;
}

/** Country and phone number. The number is formatted while typing; a full international number sets the country. */
export const PhoneField = ({ field, preferred, ignored }: PhoneFieldProps) => {
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
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only the arrival counts
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
