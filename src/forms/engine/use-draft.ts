import { useEffect, useRef, useState, type RefObject } from "react";
import type { FieldValue, FieldValues } from "../rules/values";
import { readDraft, writeDraft, type Draft, type Attempt } from "../drafts/draft";
import { writeNow, writeOnLeaving, writeSoon } from "../drafts/write-soon";
import { typedValues } from "./typed-values";

/**
 * The values of a form, kept in the tab's session while they are filled in. They start as the page was
 * built; on arrival come the draft, over it `?email=`, over both what was typed before scripts ran.
 */
export const useDraft = (key: string, initial: FieldValues, form: RefObject<HTMLFormElement | null>) => {
  const [draft, setDraft] = useState<Draft>({ values: initial, countryChosen: false });
  const [restored, setRestored] = useState(false);
  const start = useRef(initial);
  const sent = useRef<Attempt | undefined>(undefined);

  // Not a layout effect: the page would have to be rendered again within the long task that hydrates it.
  useEffect(() => {
    const kept = readDraft(key);
    const email = "email" in initial && new URLSearchParams(window.location.search).get("email");
    const typed = form.current ? typedValues(form.current, initial) : {};
    setDraft({
      values: { ...initial, ...kept?.values, ...(email && { email }), ...typed, robot: false },
      countryChosen: kept?.countryChosen ?? false,
      attempt: kept?.attempt,
    });
    setRestored(true);
    // Once, on arrival: later changes are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => writeOnLeaving(key), [key]);

  useEffect(() => {
    if (!restored) return;
    writeSoon(key, () => writeDraft(key, draft, start.current));
    // What is sent, and the key that goes with it, must outlive whatever happens on the way.
    if (draft.attempt !== sent.current) writeNow(key);
    sent.current = draft.attempt;
  }, [key, draft, restored]);

  return {
    values: draft.values,
    countryChosen: draft.countryChosen,
    attempt: draft.attempt,
    /** Whether scripts run and the draft is back. */
    restored,
    change: (changes: FieldValues, chosen = false) =>
      setDraft((before) => ({
        ...before,
        values: { ...before.values, ...changes },
        countryChosen: before.countryChosen || chosen,
      })),
    /** Changes one value from what it is by then. */
    update: (field: string, next: (value: FieldValue | undefined) => FieldValue) =>
      setDraft((before) => ({
        ...before,
        values: { ...before.values, [field]: next(before.values[field]) },
      })),
    rememberAttempt: (attempt: Attempt) => setDraft((before) => ({ ...before, attempt })),
    reset: (values: FieldValues) => setDraft({ values, countryChosen: false }),
  };
};
