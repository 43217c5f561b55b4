import { useEffect, useRef, useState, type RefObject } from "react";
import { takeEmailForForm } from "../../browser/reading/email-for-form";
import type { OptionId } from "../../content-model/form-fields/field";
import { numberIn } from "../rules/plain-text";
import { idsOf, isIds, type FieldValue, type FieldValues } from "../rules/values";
import { readDraft, type Attempt, type ChosenTimes, type Draft } from "../drafts/draft";
import { useSavedDraft } from "../drafts/use-saved-draft";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";

/**
 * Values in the fields that differ from `known`: entered before hydration, by autofill or by a script. React would
 * overwrite them at the next render.
 */
const typedValues = (form: HTMLFormElement, known: FieldValues): FieldValues => {
  const controls = [...form.elements].filter(isControl);
  const typed: FieldValues = {};
  for (const [field, before] of Object.entries(known)) {
    const own = controls.filter((control) => control.name === field);
    const value = contentOf(own, before);
    if (!isSame(value, before)) typed[field] = value;
  }
  return typed;
};

/** Whether two values of a field are the same; the order of checked options does not matter. */
const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one)
    ? JSON.stringify([...idsOf(one)].sort()) === JSON.stringify([...idsOf(other)].sort())
    : one === other;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => element.matches("input, textarea, select");

const contentOf = (controls: Control[], before: FieldValue): FieldValue => {
  const [control] = controls;
  if (!control) return before;
  if (isIds(before)) return controls.filter(isTicked).map(({ value }) => asId(value, before));
  if (typeof before === "boolean") return isTicked(control);
  if (control instanceof HTMLSelectElement) return asId(control.value, [before]);
  if (typeof before !== "number") return control.value;
  const number = Math.round(numberIn(control.value));
  return Number.isNaN(number) ? before : number;
};

/** The known id that matches, otherwise a number, because the prerendered options have numeric ids. */
const asId = (text: string, known: readonly OptionId[]): OptionId =>
  known.find((id) => String(id) === text) ?? (/^\d+$/.test(text) ? Number(text) : text);

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;

/**
 * Finds values that a script has set without an event. React does not know them and would overwrite them at the next render.
 */
const useUntrackedValues = (form: RefObject<HTMLFormElement | null>, values: FieldValues) => {
  /** The fields' values after the last render, and which fields have had an event since. */
  const shown = useRef(values);
  const tracked = useRef(new Set<string>());

  useBrowserLayoutEffect(() => {
    shown.current = { ...values, ...(form.current && typedValues(form.current, values)) };
    tracked.current.clear();
  });

  return {
    track: (field: string) => void tracked.current.add(field),
    read(): FieldValues {
      if (!form.current) return {};
      const known = Object.entries(shown.current).filter(([field]) => !tracked.current.has(field));
      const found = Object.entries(typedValues(form.current, Object.fromEntries(known)));
      return Object.fromEntries(found.filter(([field, value]) => !isSame(value, values[field])));
    },
  };
};

/**
 * The values of a form, saved in session storage while they are edited. The first render uses the prerendered
 * values. After hydration each of these overrides the one before: the draft, an address from the email box or
 * the URL, and values typed before hydration.
 */
export const useDraft = (key: string, initial: FieldValues, form: RefObject<HTMLFormElement | null>) => {
  const [draft, setDraft] = useState<Draft>({ values: initial, countryChosen: false });
  const [restored, setRestored] = useState(false);
  const start = useRef(initial);
  const untracked = useUntrackedValues(form, draft.values);

  // Not a layout effect, which would re-render the page within the long task of hydration.
  useEffect(() => {
    const kept = readDraft(key);
    const email = "email" in initial && takeEmailForForm();
    const typed = form.current ? typedValues(form.current, initial) : {};
    setDraft({
      values: { ...initial, ...kept?.values, ...(email && { email }), ...typed, robot: false },
      countryChosen: kept?.countryChosen ?? false,
      attempt: kept?.attempt,
      times: kept?.times,
    });
    setRestored(true);
    // On mount only: later changes are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Read before this render overwrites the fields.
  const late = restored ? untracked.read() : {};
  if (Object.keys(late).length > 0)
    setDraft((before) => ({ ...before, values: { ...before.values, ...late } }));

  const drop = useSavedDraft(key, draft, start.current, restored);

  return {
    values: draft.values,
    countryChosen: draft.countryChosen,
    attempt: draft.attempt,
    times: draft.times,
    /** Whether the form has hydrated and the draft is restored. */
    restored,
    read: (): FieldValues => ({ ...draft.values, ...untracked.read() }),
    change(changes: FieldValues, chosen = false) {
      Object.keys(changes).forEach(untracked.track);
      setDraft((before) => ({
        ...before,
        values: { ...before.values, ...changes },
        countryChosen: before.countryChosen || chosen,
      }));
    },
    update(field: string, next: (value: FieldValue | undefined) => FieldValue) {
      untracked.track(field);
      setDraft((before) => ({
        ...before,
        values: { ...before.values, [field]: next(before.values[field]) },
      }));
    },
    /** Sets the default country, unless a typed, drafted or chosen value exists. */
    suggestCountry: (code: string, phoneField: string) =>
      setDraft((before) =>
        before.countryChosen || before.values[phoneField]
          ? before
          : { ...before, values: { ...before.values, phone_code: code } },
      ),
    setTimes: (times: ChosenTimes) => setDraft((before) => ({ ...before, times })),
    rememberAttempt: (attempt: Attempt) => setDraft((before) => ({ ...before, attempt })),
    reset: (values: FieldValues) => setDraft({ values, countryChosen: false }),
    drop,
  };
};

export type DraftInUse = ReturnType<typeof useDraft>;
