import { z } from "zod";

/** The inner schema of a field, and what its wrappers said. */
export interface Unwrapped {
  schema: z.ZodType;
  optional: boolean;
  /** The default value of an optional field. */
  fallback?: unknown;
}

/** A schema within another; by zod's types it could be one of zod mini. */
export const asSchema = (schema: unknown): z.ZodType => {
  if (schema instanceof z.ZodType) return schema;
  throw new Error("A part of a schema is no schema of zod.");
};

/** Of the entries of a list. */
export const elementOf = (list: z.ZodArray): z.ZodType => asSchema(list.element);

/** The fields of a group, by their keys. */
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
