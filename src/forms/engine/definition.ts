import type { ComponentType } from "react";
import type { Field, FieldKind, FieldTable } from "../../content-model/form-fields/field";
import type { Forms } from "../../content-model/form-fields/forms";
import { initialValues, type FieldValues } from "../rules/values";

/** The forms that send an enquiry; the email box only leads to one of them. */
export type FormName = {
  [Kind in keyof Forms]: Forms[Kind] extends { sends: string } ? Kind : never;
}[keyof Forms];

type Control = ComponentType<{ field: string }>;

/** The kinds of field with a control of their own; the phone control includes the country. */
type DrawnKind = Exclude<FieldKind, "country" | "fixed">;

type KindIn<Table extends FieldTable> = Table[keyof Table]["kind"];

interface FormSettings<Kind extends FormName> {
  kind: Kind;
  fields: Forms[Kind]["fields"];
  /** Controls by kind of field, so that each form loads only the code that it needs. */
  controls: Record<Extract<KindIn<Forms[Kind]["fields"]>, DrawnKind>, Control>;
  /** The kind of enquiry that the form sends. */
  call: Forms[Kind]["sends"];
  /** Whose contact details are shown after a failure. */
  audience: "sales" | "recruitment";
  /** Whether a submission navigates to /thank-you. */
  leaves: boolean;
}

/** A form as the engine uses it, whatever its fields. */
export interface FormDefinition extends Omit<FormSettings<FormName>, "fields" | "controls"> {
  fields: FieldTable;
  controls: Partial<Record<FieldKind, Control>>;
  phoneField: string;
  initial: FieldValues;
}

export const defineForm = <Kind extends FormName>(settings: FormSettings<Kind>): FormDefinition => {
  const fields: [string, Field][] = Object.entries(settings.fields);
  const [phoneField] = fields.find(([, { kind }]) => kind === "phone") ?? [];
  if (!phoneField) throw new Error(`${settings.kind}: the form has no phone field.`);
  return { ...settings, phoneField, initial: initialValues(settings.fields) };
};
