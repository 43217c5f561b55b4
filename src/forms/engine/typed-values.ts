import type { FieldValue, FieldValues } from "../rules/values";

/**
 * Values entered before hydration, by the visitor or by autofill: those that differ from the prerendered ones. React
 * would overwrite them at the first change.
 */
export const typedValues = (form: HTMLFormElement, initial: FieldValues): FieldValues => {
  const typed: FieldValues = {};
  for (const [field, start] of Object.entries(initial)) {
    const controls = [...form.elements].filter(isControl).filter((control) => control.name === field);
    if (controls.length === 0) continue;
    const value = contentOf(controls, start);
    if (JSON.stringify(value) !== JSON.stringify(start)) typed[field] = value;
  }
  return typed;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => element.matches("input, textarea, select");

const contentOf = (controls: Control[], start: FieldValue): FieldValue => {
  if (Array.isArray(start)) return controls.filter(isTicked).map((control) => Number(control.value));
  const control = controls[0]!;
  if (typeof start === "boolean") return isTicked(control);
  if (typeof start === "number" || isBuiltInOption(control)) return Number(control.value);
  return control.value;
};

/** The prerendered options have numeric ids. */
const isBuiltInOption = (control: Control): boolean =>
  control instanceof HTMLSelectElement && /^\d+$/.test(control.value);

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked;
