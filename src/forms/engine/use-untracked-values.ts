import { useRef, type RefObject } from "react";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import type { FieldValues } from "../rules/values";
import { isSame, typedValues } from "./typed-values";

/**
 * Finds values that a script has set without an event. React does not know them and would overwrite them at the next render.
 */
export const useUntrackedValues = (form: RefObject<HTMLFormElement | null>, values: FieldValues) => {
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
