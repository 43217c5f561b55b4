import { z } from "zod";

/** The inner schema of a field, and what its wrappers add. */
export interface Unwrapped {
  schema: z.ZodType;
  optional: boolean;
  /** The default value of an optional field. */
  fallback?: unknown;
}

/** Narrows the type of an inner schema, which zod's types also allow to be one of zod mini. */
export const asSchema = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("A part of a schema is no schema of zod.");
};

export const elementOf = (list: z.ZodArray): z.ZodType => asSchema(list.element);

export const fieldsOf = (group: z.ZodObject): Readonly<Record<string, z.ZodType>> =>
  group.shape as Record<string, z.ZodType>;

/** Removes `.optional()` and `.default()` from a schema. */
export const unwrap = (schema: z.ZodType): Unwrapped => {
  if (schema instanceof z.ZodOptional) {
    return { ...unwrap(asSchema(schema.unwrap())), optional: true };
  }
  if (schema instanceof z.ZodDefault) {
    return {
      ...unwrap(asSchema(schema.unwrap())),
      optional: false,
      fallback: schema.def.defaultValue,
    };
  }
  return { schema, optional: false };
};
