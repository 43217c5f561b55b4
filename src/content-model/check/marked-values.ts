import { z } from "zod";
import { markers, type Marker } from "../markers";
import { isRecord } from "../records";
import { elementOf, fieldsOf, unwrap } from "../unwrap";

/** A string in a content file with a marker, such as a link or a picture, and its path. */
export interface MarkedValue {
  path: readonly (string | number)[];
  value: string;
  marker: Marker;
}

type Path = (string | number)[];

/** `path` is one array for all values, because ten thousand files have a million values. */
const collect = (field: z.ZodType, value: unknown, path: Path, found: MarkedValue[]): void => {
  if (value === undefined || value === null) return;
  const { schema } = unwrap(field);
  const into = (key: string | number, inner: z.ZodType, entry: unknown) => {
    path.push(key);
    collect(inner, entry, path, found);
    path.pop();
  };
  const marker = markers.get(schema);
  if (marker) {
    if (typeof value === "string") found.push({ path: [...path], value, marker });
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, entry] of value.entries()) into(index, elementOf(schema), entry);
  } else if (schema instanceof z.ZodObject && isRecord(value)) {
    for (const [key, inner] of Object.entries(fieldsOf(schema))) into(key, inner, value[key]);
  }
};

/** Walks schema and value together. Skips values of the wrong type, which the schema check reports. */
export const markedValues = (field: z.ZodType, value: unknown): MarkedValue[] => {
  const found: MarkedValue[] = [];
  collect(field, value, [], found);
  return found;
};
