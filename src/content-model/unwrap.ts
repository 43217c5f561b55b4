import { z } from "zod";

/** The inner schema of a field, and what its wrappers said. */
export interface Unwrapped {
  schema: z.ZodType;
  optional: boolean;
  /** The default value of an optional field. */
  fallback?: unknown;
}

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
