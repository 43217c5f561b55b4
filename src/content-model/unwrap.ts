import { z } from "zod";

/** The inner schema of a field, and what its wrappers said. */
export interface Unwrapped {
  schema: z.ZodType;
  optional: boolean;
  /** The default value of an optional field. */
  fallback?: unknown;
}

/** Of the entries of a list. */
export const elementOf = (list: z.ZodArray): z.ZodType => list.element as z.ZodType;

/** The fields of a group, by their keys. */
export const fieldsOf = (group: z.ZodObject): Readonly<Record<string, z.ZodType>> =>
  group.shape as Record<string, z.ZodType>;

/** Removes `.optional()` and `.default()` from a schema. */
export const unwrap = (schema: z.ZodType): Unwrapped => {
  if (schema instanceof z.ZodOptional) {
    return { ...unwrap(schema.unwrap() as z.ZodType), optional: true };
  }
  if (schema instanceof z.ZodDefault) {
    return {
      ...unwrap(schema.unwrap() as z.ZodType),
      optional: false,
      fallback: schema.def.defaultValue,
    };
  }
  return { schema, optional: false };
};
