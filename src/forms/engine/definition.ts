import type { ComponentType } from "react";
import type { Field, FieldKind, FieldTable } from "../../content-model/form-fields/field";
import type { BodyKind } from "../rules/bodies";
import { initialValues, type FieldValues, type Values } from "../rules/values";

/** The forms that send an enquiry. The email box is not one; it only leads to a form. */
export type EnquiryKind = "contact" | "sidebar" | "hire" | "career";

/** Component that renders a field. */
type Control = ComponentType<{ field: string }>;

/** The kinds of field with a control of their own; the phone's control renders the country too. */
type DrawnKind = Exclude<FieldKind, "country" | "fixed">;

/** What differs between forms. */
interface FormSettings<Table extends FieldTable> {
  kind: EnquiryKind;
  fields: Table;
  /** The control for each kind of field that the form has, so that its bundle contains no others. */
  controls: Record<Extract<Table[keyof Table]["kind"], DrawnKind>, Control>;
  /** The API endpoint it posts to. */
  call: BodyKind;
  /** The contact details offered when sending fails. */
  contacts: "sales" | "recruitment";
  /** Whether a submission leads to /thank-you. */
  leaves: boolean;
}

/** A form as the engine uses it, independent of its fields. */
export interface FormDefinition extends Omit<FormSettings<FieldTable>, "controls"> {
  controls: Partial<Record<FieldKind, Control>>;
  phoneField: string;
  initial: FieldValues;
}

/** `start`: initial values that depend on the page. */
export const defineForm = <Table extends FieldTable>(
  settings: FormSettings<Table>,
  start?: Partial<Values<Table>>,
): FormDefinition => {
  const fields: [string, Field][] = Object.entries(settings.fields);
  const phoneField = fields.find(([, { kind }]) => kind === "phone")![0];
  return { ...settings, phoneField, initial: { ...initialValues(settings.fields), ...start } };
};
