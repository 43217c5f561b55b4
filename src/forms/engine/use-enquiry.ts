import { useEffect, useRef, useState } from "react";
import { afterPaint } from "../../browser/reading/schedule";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { useNearViewport } from "../../browser/reading/use-near-viewport";
import { useForms } from "../../site-data/context";
import { interpolate } from "../../content-model/interpolate";
import { loadPhoneLibrary, usePhoneLibrary } from "../phone/load-phone-library";
import { hasWords } from "../phone/phone-text";
import { linkOf } from "../rules/checks";
import { firstFailure } from "../rules/first-failure";
import { toBody } from "../rules/to-body";
import type { FieldValue, FieldValues } from "../rules/values";
import { draftKey } from "../drafts/draft";
import { dropOlderOutcome, takeFieldFailure, type FieldFailure } from "../outcome/outcome";
import type { FormDefinition } from "./definition";
import { sentEarlyMark } from "./early-send";
import { failureText } from "./failure-text";
import { focusField, showInView } from "./focus-field";
import { useDraft } from "./use-draft";
import { useSending } from "./use-sending";

/** State of one form: its values, its first failed rule, and the outcome of sending it. */
export const useEnquiry = (definition: FormDefinition, path: string) => {
  const { kind, fields, phoneField, initial } = definition;
  const texts = useForms();
  const { emailEnding, messages, phoneAsTyped, linkToWork } = texts;
  const form = useRef<HTMLFormElement>(null);
  // Less than a screen and a half, so that a form further down, as on /contact-us on phones, does not load its parts
  // with the page.
  const near = useNearViewport(form, { once: true, margin: "200px" });
  const phoneLibrary = usePhoneLibrary(near);
  const draft = useDraft(draftKey(kind, path), initial, form);
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const foundCountry = useRef<string | null>(null);
  const formId = `${kind}-form`;
  const fieldId = (field: string) => `${formId}-${field}`;
  const address = `${path}#${formId}`;

  // The visitor came back from /thank-you, which has already shown the error.
  useEffect(() => {
    const kept = draft.restored && takeFieldFailure(address);
    if (kept) setFailure(kept);
  }, [draft.restored, address]);

  // Focuses the field after it is marked as invalid, so that screen readers read its error, and after the paint,
  // because focus scrolls the page.
  useEffect(
    () => (failure ? afterPaint(() => focusField(`${formId}-${failure.field}`)) : undefined),
    [failure, formId],
  );

  /** Text that is added after the visitor's own message. */
  const additionTo = (values: FieldValues): string => {
    const phone = String(values[phoneField]);
    const asTyped = hasWords(phone) && interpolate(phoneAsTyped, { phone });
    const links = Object.keys(fields)
      .filter((field) => fields[field]?.kind === "link")
      .map((field) => linkOf(values[field]))
      .map((link) => link && interpolate(linkToWork, { link }));
    return [draft.times?.words, asTyped, ...links].map((words) => (words ? `\n\n${words}` : "")).join("");
  };

  const sending = useSending({ definition, address, draft });

  // An error that belongs to no field is shown in the alert, with the reference below it.
  const { outcome } = sending;
  useEffect(() => {
    if (!outcome || failure) return undefined;
    return afterPaint(() => {
      showInView(form.current?.lastElementChild);
      showInView(form.current?.querySelector("[role=alert]"));
    });
  }, [outcome, failure]);

  const send = async () => {
    if (!sending.begin()) return;
    const library = phoneLibrary ?? (await loadPhoneLibrary().catch(() => null));
    if (!library) return sending.end({ ok: false, message: messages.wentWrong });
    const values: FieldValues = { ...draft.read(), robot: token !== null };
    const addition = additionTo(values);
    const found = firstFailure(fields, values, { emailEnding, parsePhone: library.parsePhone, addition });
    const failed = found && { field: found.field, message: failureText(texts, kind, found) };
    setFailure(failed);
    if (failed) return sending.end({ ok: false, message: failed.message });
    const phone = library.parsePhone(String(values[phoneField]), String(values.phone_code));
    const body = toBody(fields, values, phone);
    if (addition) body["message"] = `${String(body["message"])}${addition}`.trim();
    const { ok, message, field } = await sending.send(body, token ?? "");
    setToken(null);
    if (ok) draft.reset({ ...initial, phone_code: foundCountry.current ?? String(initial.phone_code) });
    else if (field) setFailure({ field, message });
  };

  // The button was pressed before hydration. A layout effect, because from the next paint on the button submits by
  // itself.
  useBrowserLayoutEffect(() => {
    if (draft.restored && form.current?.hasAttribute(sentEarlyMark)) void send();
  }, [draft.restored]);

  const change = (changes: FieldValues, countryChosen = false) => {
    draft.change(changes, countryChosen);
    if (failure && failure.field in changes) dismiss();
  };

  const update = (field: string, next: (value: FieldValue | undefined) => FieldValue) => {
    draft.update(field, next);
    if (failure?.field === field) dismiss();
  };

  const dismiss = () => {
    setFailure(null);
    sending.dismiss();
  };

  /** Closes the alert. Its focused button disappears, so focus moves to the invalid field or the Send button. */
  const dismissAlert = () => {
    focusField(fieldId(failure?.field ?? "send"));
    sending.dismiss();
  };

  return {
    ...{ definition, form, formId, fieldId, near, phoneLibrary, failure, send, change, update, dismissAlert },
    values: draft.values,
    times: draft.times,
    setTimes: draft.setTimes,
    addition: additionTo(draft.values),
    /** Called on input; discards the outcome of an earlier enquiry. */
    begin: () => dropOlderOutcome(address),
    hydrated: draft.restored,
    busy: sending.busy,
    outcome,
    attempts: sending.attempts,
    /** The captcha's token, or null when it expired or was discarded. */
    passRobotTest(passed: string | null) {
      setToken(passed);
      if (passed !== null && failure?.field === "robot") dismiss();
    },
    suggestCountry(code: string) {
      foundCountry.current = code;
      draft.suggestCountry(code, phoneField);
    },
  };
};

export type Enquiry = ReturnType<typeof useEnquiry>;
