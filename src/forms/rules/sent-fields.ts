import type { Field } from "../../content-model/form-fields/field";

/** A field that is part of its form's body. */
export type SentField = Exclude<Field, { kind: "country" | "robot" }>;

/** How many USD a step of the budget's slider is. */
export const thousand = 1000;

export const isSent = (field: Field): field is SentField =>
  field.kind !== "country" && field.kind !== "robot";

/** The name under which a field is sent. */
export const sentName = (name: string, field: SentField): string =>
  (field.kind === "phone" && field.sentAs) || name;
