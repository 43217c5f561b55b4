import type { ComponentType } from "react";
import type { Field, FieldKind, FieldTable } from "../../content-model/form-fields/field";
import type { Forms } from "../../content-model/form-fields/forms";
import { initialValues, type FieldValues, type Values } from "../rules/values";

/** The forms that send an enquiry; the email box only leads to one. */
export type FormName = {
  [Kind in keyof Forms]: Forms[Kind] extends { sends: string } ? Kind : never;
}[keyof Forms];

/** Component that renders a field. */
type Control = ComponentType<{ field: string }>;

/** The kinds of field with a control of their own; the phone's control renders the country too. */
type DrawnKind = Exclude<FieldKind, "country" | "fixed">;

type KindIn<Table extends FieldTable> = Table[keyof Table]["kind"];

/** What sets one form apart from the others. */
interface FormSettings<Kind extends FormName> {
  kind: Kind;
  fields: Forms[Kind]["fields"];
  /** What draws each kind of field; a form brings no more code than it needs. */
  controls: Record<Extract<KindIn<Forms[Kind]["fields"]>, DrawnKind>, Control>;
  /** The call it sends. */
  call: Forms[Kind]["sends"];
  /** Whose mail and phone are offered instead. */
  contacts: "sales" | "recruitment";
  /** Whether a submission leads to /thank-you. */
  leaves: boolean;
}

/** A form as the engine takes it, whatever its fields are. */
export interface FormDefinition extends Omit<FormSettings<FormName>, "fields" | "controls"> {
  fields: FieldTable;
  controls: Partial<Record<FieldKind, Control>>;
  phoneField: string;
  initial: FieldValues;
}

/** `start`: what some fields start from on this page. */
export const defineForm = <Kind extends FormName>(
  settings: FormSettings<Kind>,
  start?: Partial<Values<Forms[Kind]["fields"]>>,
): FormDefinition => {
  const fields: [string, Field][] = Object.entries(settings.fields);
  const phoneField = fields.find(([, { kind }]) => kind === "phone")![0];
  return { ...settings, phoneField, initial: { ...initialValues(settings.fields), ...start } };
};
