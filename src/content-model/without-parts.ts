import { z } from "zod";
import { markers } from "./markers";
import { isLeftOut, partOfField, partOfKind, partOfPath, type PartName } from "./parts";
import { elementOf, fieldsOf, unwrap } from "./unwrap";

type Path = readonly (string | number)[];

/** A link or reference to a part that the site does without. */
interface RequiredLink {
  path: Path;
  value: string;
  part: PartName;
}

/** Replaces a removed value, and has the link that caused the removal. */
class Removed {
  constructor(readonly cause?: RequiredLink) {}
}

const ownLink = /\[([^\]]*)\]\((\/[^)\s]*)\)/g;

/** Markdown in which links to these parts are replaced by their text. */
const withoutLinks = (markdown: string, parts: readonly PartName[]): string =>
  markdown.replace(ownLink, (link, words: string, href: string) => {
    return isLeftOut(partOfPath(href), parts) ? words : link;
  });

const keptString = (schema: z.ZodType, value: string, path: Path, parts: readonly PartName[]) => {
  const marker = markers.get(schema);
  if (marker?.kind === "markdown") return withoutLinks(value, parts);
  const part =
    marker?.kind === "link"
      ? partOfPath(value)
      : marker?.kind === "reference"
        ? partOfKind(marker.entity)
        : undefined;
  return part && parts.includes(part) ? new Removed({ path, value, part }) : value;
};

const keptList = (schema: z.ZodArray, values: readonly unknown[], path: Path, parts: readonly PartName[]) => {
  const entries = values.map((entry, index) => kept(elementOf(schema), entry, [...path, index], parts));
  const left = entries.filter((entry) => !(entry instanceof Removed));
  const [first] = entries.filter((entry) => entry instanceof Removed);
  return left.length === 0 && first ? first : left;
};

const keptObject = (schema: z.ZodObject, value: object, path: Path, parts: readonly PartName[]) => {
  const left: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    const field = fieldsOf(schema)[key];
    const result = field ? kept(field, inner, [...path, key], parts) : inner;
    if (!(result instanceof Removed)) left[key] = result;
    else if (field && !mayBeMissing(field)) return result;
  }
  return left;
};

const mayBeMissing = (field: z.ZodType): boolean => {
  const { schema, optional, fallback } = unwrap(field);
  return optional || fallback !== undefined || partOfField(schema) !== undefined;
};

/** The value without links to the parts, and without objects that thereby lose a required field. */
const kept = (field: z.ZodType, value: unknown, path: Path, parts: readonly PartName[]): unknown => {
  const { schema } = unwrap(field);
  const own = partOfField(schema);
  if (isLeftOut(own, parts)) return new Removed();
  if (typeof value === "string") return keptString(schema, value, path, parts);
  if (schema instanceof z.ZodArray && Array.isArray(value)) return keptList(schema, value, path, parts);
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null)
    return keptObject(schema, value, path, parts);
  return value;
};

/**
 * A content file's value without everything that links to left-out parts. `requiredLinks`: links that stay, because their
 * fields are required.
 */
export const withoutParts = <T extends object>(
  file: z.ZodObject,
  value: T,
  parts: readonly PartName[],
): { value: T; requiredLinks: readonly RequiredLink[] } => {
  if (parts.length === 0) return { value, requiredLinks: [] };
  const left: Record<string, unknown> = {};
  const requiredLinks: RequiredLink[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const field = fieldsOf(file)[key];
    const result: unknown = field ? kept(field, inner, [key], parts) : inner;
    if (!(result instanceof Removed)) left[key] = result;
    else if (field && !mayBeMissing(field)) {
      left[key] = inner;
      if (result.cause) requiredLinks.push(result.cause);
    }
  }
  return { value: left as T, requiredLinks };
};
