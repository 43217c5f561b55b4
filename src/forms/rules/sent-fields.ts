import type { Field } from "../../content-model/form-fields/field";

/** A field that is part of the request body. */
export type SentField = Exclude<Field, { kind: "country" | "link" | "robot" }>;

/** USD per step of the budget slider. */
export const budgetStep = 1000;

export const isSent = (field: Field): field is SentField =>
  field.kind !== "country" && field.kind !== "link" && field.kind !== "robot";

/** Name of a field in the request body. */
export const payloadName = (name: string, field: SentField): string =>
  (field.kind === "phone" && field.sentAs) || name;
