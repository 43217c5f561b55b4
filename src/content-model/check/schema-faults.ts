import { z } from "zod";
import { isReservedKey } from "../entity";
import { valueAt } from "../records";
import type { ContentFile } from "./content-file";
import type { Fault } from "./fault";
import { elementOf, fieldsOf, unwrap } from "../unwrap";
import { nearest } from "./nearest";

const names: Record<string, string> = {
  string: "a text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list (lines that start with “- ”)",
  object: "a group of keys",
};

const name = (type: string): string => names[type] ?? type;

/** The value in the file, shortened for a message. */
const found = (value: unknown): string => {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of keys";
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
};

const sizeMessage = (issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string => {
  const [word, limit] = issue.code === "too_small" ? ["at least", issue.minimum] : ["at most", issue.maximum];
  if (issue.origin === "array" && Array.isArray(value)) {
    return `found ${value.length} entries, expected ${issue.exact ? "exactly" : word} ${limit}.`;
  }
  if (issue.origin === "string" && typeof value === "string") {
    return limit === 1
      ? "found an empty text. Write something, or remove the key if it is optional."
      : `found ${value.length} characters, expected ${word} ${limit}.`;
  }
  return `found ${found(value)}, expected ${word} ${limit}.`;
};

/** A hint for a value of the wrong type: a missing space, or missing quotation marks. */
const typeHint = (expected: string, value: unknown): string => {
  if (expected !== "string")
    return typeof value === "string" && /^(\w+:|-)[^\s/-]/.test(value)
      ? " A space is missing after the colon or the dash."
      : "";
  if (Array.isArray(value)) return " A text that begins with “- ” or “[” needs quotes.";
  if (value === null) return "";
  return typeof value === "object"
    ? " A text with a colon and a space, or with a { at its beginning, needs quotes."
    : " Put it in quotes.";
};

const message = (issue: z.core.$ZodIssue, value: unknown): string => {
  switch (issue.code) {
    case "invalid_type":
      if (value === undefined) return `missing. Add the key; it expects ${name(issue.expected)}.`;
      return `found ${found(value)}, expected ${name(issue.expected)}.${typeHint(issue.expected, value)}`;
    case "invalid_value":
      if (value === undefined) return `missing. Add the key with one of: ${issue.values.join(", ")}.`;
      return `found ${found(value)}, expected one of: ${issue.values.map((entry) => JSON.stringify(entry)).join(", ")}.`;
    case "too_big":
    case "too_small":
      return sizeMessage(issue, value);
    case "invalid_format":
      return `found ${found(value)}, expected ${issue.message}.`;
    default:
      return `found ${found(value)}: ${issue.message}.`;
  }
};

const unknownKeyMessage = (key: string, known: string[]): string => {
  if (isReservedKey(key)) return "Gatsby keeps this key for itself. Rename it.";
  const close = nearest(key, known);
  return close
    ? `unknown key. Did you mean “${close}”?`
    : `unknown key. Remove it; known here: ${known.join(", ") || "none"}.`;
};

const knownKeys = (field: z.ZodType | undefined, path: readonly PropertyKey[]): string[] => {
  const schema = field && unwrap(field).schema;
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return knownKeys(elementOf(schema), rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return key === undefined ? Object.keys(schema.shape) : knownKeys(fieldsOf(schema)[String(key)], rest);
};

const pathKey = (path: readonly PropertyKey[]): string => path.map(String).join(".");

export const schemaFaults = (content: ContentFile): Fault[] => {
  const result = content.entity.schema.safeParse(content.value ?? {});
  if (result.success) return [];
  // A misspelt key is also missing under its right name; only the misspelling is reported.
  const misspelt = new Set(
    result.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) =>
            pathKey([...issue.path, nearest(key, knownKeys(content.entity.schema, issue.path)) ?? ""]),
          )
        : [],
    ),
  );
  return result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      const known = knownKeys(content.entity.schema, issue.path);
      return issue.keys.map((key) => content.faultAtKey([...issue.path, key], unknownKeyMessage(key, known)));
    }
    const value = valueAt(content.value, ...issue.path);
    if (value === undefined && misspelt.has(pathKey(issue.path))) return [];
    return [content.faultAt(issue.path, message(issue, value))];
  });
};
