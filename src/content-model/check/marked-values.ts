import { z } from "zod";
import { markers, type Marker } from "../markers";
import { unwrap } from "../unwrap";

/** A string in a content file with a marker, such as a link or a picture, and its path. */
export interface MarkedValue {
  path: readonly (string | number)[];
  value: string;
  marker: Marker;
}

/** Walks schema and value together. Skips values of the wrong type, which the schema check reports. */
export const markedValues = (
  field: z.ZodType,
  value: unknown,
  path: readonly (string | number)[] = [],
): MarkedValue[] => {
  const { schema } = unwrap(field);
  const marker = markers.get(schema);
  if (marker) return typeof value === "string" ? [{ path, value, marker }] : [];
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      markedValues(schema.element as z.ZodType, entry, [...path, index]),
    );
  }
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      markedValues(inner as z.ZodType, (value as Record<string, unknown>)[key], [...path, key]),
    );
  }
  return [];
};
