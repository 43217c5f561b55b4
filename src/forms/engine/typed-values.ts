import type { OptionId } from "../../content-model/form-fields/field";
import { numberIn } from "../rules/plain-text";
import { idsOf, isIds, type FieldValue, type FieldValues } from "../rules/values";

/**
 * Values in the fields that differ from `known`: entered before hydration, by autofill or by a script. React would
 * overwrite them at the next render.
 */
export const typedValues = (form: HTMLFormElement, known: FieldValues): FieldValues => {
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
export const isSame = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
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
