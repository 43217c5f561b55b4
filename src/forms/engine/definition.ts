import type { ComponentType } from "react";
import type { Field, FieldKind, FieldTable } from "../../content-model/form-fields/field";
import type { BodyKind } from "../rules/bodies";
import { initialValues, type FieldValues, type Values } from "../rules/values";

/** The forms that send an enquiry; the email box only leads to one. */
export type EnquiryKind = "contact" | "sidebar" | "hire" | "career";

/** What draws a field. */
type Control = ComponentType<{ field: string }>;

/** The kinds that are drawn; the country is drawn with the phone. */
type DrawnKind = Exclude<FieldKind, "country" | "fixed">;

/** What sets one form apart from the others. */
interface FormSettings<Table extends FieldTable> {
  kind: EnquiryKind;
  fields: Table;
  /** What draws each kind of field; a form brings no more code than it needs. */
  controls: Record<Extract<Table[keyof Table]["kind"], DrawnKind>, Control>;
  /** The call it sends. */
  call: BodyKind;
  /** Whose mail and phone are offered instead. */
  contacts: "sales" | "recruitment";
  /** Whether an attempt leads to /thank-you. */
  leaves: boolean;
}

/** A form as the engine takes it, whatever its fields are. */
export interface FormDefinition extends Omit<FormSettings<FieldTable>, "controls"> {
  controls: Partial<Record<FieldKind, Control>>;
  phoneField: string;
  initial: FieldValues;
}

/** `start`: what some fields start from on this page. */
export const defineForm = <Table extends FieldTable>(
  settings: FormSettings<Table>,
  start?: Partial<Values<Table>>,
): FormDefinition => {
  const fields: [string, Field][] = Object.entries(settings.fields);
  const phoneField = fields.find(([, { kind }]) => kind === "phone")![0];
  return { ...settings, phoneField, initial: { ...initialValues(settings.fields), ...start } };
};
