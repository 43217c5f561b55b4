import { z } from "zod";

/** A field without its wrappers, and what the wrappers said. */
export interface Unwrapped {
  schema: z.ZodType;
  optional: boolean;
  /** Present when the field may be left out and is then read as this value. */
  fallback?: unknown;
}

/** Takes `.optional()` and `.default()` off a schema. */
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
