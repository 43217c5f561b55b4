import { z } from "zod";
import type { CopyWords } from "../../content-model/copy-tokens";
import { markers, type Marker } from "../../content-model/markers";
import { resolveCopy } from "../../content-model/resolve-copy";
import { elementOf, fieldsOf, unwrap, type Unwrapped } from "../../content-model/unwrap";
import { isEmpty, isValues, type Values } from "../tidy";

/** Where referenced entries and files are looked up. */
export interface Sources {
  words: CopyWords;
  picture: (path: string) => Promise<unknown>;
  drawing: (path: string) => Promise<unknown>;
  entry: (kind: string, slug: string) => Promise<unknown>;
}

/** Stand-in for a missing value, so that sections need no checks: an empty text, list or picture. */
const emptyOf = ({ schema, optional, fallback }: Unwrapped): unknown => {
  const kind = markers.get(schema)?.kind;
  if (fallback !== undefined) return fallback;
  if (schema instanceof z.ZodArray) return [];
  if (optional || kind === "reference") return null;
  if (kind === "image" || kind === "drawing") return { publicURL: "", drawing: "" };
  return schema instanceof z.ZodString ? "" : null;
};

const markedValue = (value: string, marker: Marker, { words, picture, drawing, entry }: Sources): unknown => {
  switch (marker.kind) {
    case "text":
    case "verbatim":
    case "markdown":
      return resolveCopy[marker.kind](value, words);
    case "image":
      return picture(value);
    case "drawing":
      return drawing(value);
    case "reference":
      return entry(marker.entity, value);
    default:
      return value;
  }
};

const readValue = async (field: z.ZodType, value: unknown, sources: Sources): Promise<unknown> => {
  const unwrapped = unwrap(field);
  const { schema, optional } = unwrapped;
  const marker = markers.get(schema);
  if (schema instanceof z.ZodObject && !(optional && isEmpty(value)))
    return readFields(schema, isValues(value) ? value : {}, sources);
  if (isEmpty(value)) return emptyOf(unwrapped);
  if (marker && typeof value === "string")
    return (await markedValue(value, marker, sources)) ?? emptyOf(unwrapped);
  if (!(schema instanceof z.ZodArray) || !Array.isArray(value)) return value;
  const items = value.filter((item) => !isEmpty(item));
  const read = items.map((item: unknown) => readValue(elementOf(schema), item, sources));
  return (await Promise.all(read)).filter((item) => item !== null);
};

/** A content file as queries return it, with the same texts, HTML, pictures and entries. It may be incomplete. */
export const readFields = async <Page>(
  schema: z.ZodObject,
  file: Values,
  sources: Sources,
): Promise<Page> => {
  const fields = Object.entries(fieldsOf(schema)).map(
    async ([key, field]) => [key, await readValue(field, file[key], sources)] as const,
  );
  return Object.fromEntries(await Promise.all(fields)) as Page;
};
