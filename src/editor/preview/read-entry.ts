import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { z } from "zod";
import type { CopyWords } from "../../content-model/copy-tokens";
import { testimonial } from "../../content-model/entities/feedback";
import { labels } from "../../content-model/entities/labels";
import { person } from "../../content-model/entities/person";
import { site } from "../../content-model/entities/site";
import { isCollection, type Entity } from "../../content-model/entity";
import { markers, type Marker } from "../../content-model/markers";
import { fieldsIn, textAt } from "../../content-model/records";
import { elementOf, fieldsOf, unwrap, type Unwrapped } from "../../content-model/unwrap";
import { isEmpty, isValues, type Values } from "../tidy";
import { drawingProblem, inlineDrawing } from "../../content-model/drawing";
import { copyWords, resolveCopy } from "../../content-model/resolve-copy";

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

type GetAsset = CustomPreviewTemplateProps["getAsset"];

/** A method missing in Sveltia's types. After a call of it the asset has a URL. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64: () => Promise<string> };

/** Files of the checkout or repository, and files just chosen, until the entry is saved, have such URLs. */
const isBlob = (address: string): boolean => address.startsWith("blob:");

/** The asset for a path in the content file at `location`. */
const assetAt = (path: string, location: string, getAsset: GetAsset) =>
  getAsset(new URL(path, `file:///content/${location}`).pathname) as Asset | undefined;

/** URL of a picture, if it exists. */
const pictureAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  if (isBlob(path)) return path;
  const asset = assetAt(path, location, getAsset);
  if (asset && !isBlob(asset.url)) await asset.toBase64().catch(() => "");
  return asset && isBlob(asset.url) ? asset.url : "";
};

/** Markup of a drawing, if it exists. An `img` with its URL could not be styled. */
const drawingAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  const base64 = await assetAt(path, location, getAsset)
    ?.toBase64()
    .catch(() => "");
  const address = isBlob(path) ? path : base64 && `data:image/svg+xml;base64,${base64}`;
  const source = address && (await (await fetch(address)).text());
  return !source || drawingProblem(source) ? "" : inlineDrawing(source);
};

/** Sveltia's access to the open entry, to all other entries and to files. */
export type Editor = Pick<CustomPreviewTemplateProps, "entry" | "getAsset" | "getCollection">;

/** Values of a file; undefined if it does not exist. */
const valuesOf = async (entity: Entity, { getCollection }: Editor, slug?: string): Promise<Values> => {
  const [folder = ""] = entity.location.split("/");
  const found = await getCollection(isCollection(entity) ? entity.name : folder, slug);
  const all = [found].flat().map((entry) => entry.toJS());
  return all.find(({ path }) => isCollection(entity) || path === `content/${entity.location}`)?.data ?? {};
};

/** Kinds of entries that previews show inside another entry. */
const within = [person, testimonial];

const read = <Page>(entity: Entity, values: Values, words: CopyWords, editor: Editor): Promise<Page> =>
  readFields(entity.schema, values, {
    words,
    picture: async (path) => ({ publicURL: await pictureAt(path, entity.location, editor.getAsset) }),
    drawing: async (path) => ({ drawing: await drawingAt(path, entity.location, editor.getAsset) }),
    entry: async (kind, slug) => {
      const other = within.find(({ name }) => name === kind);
      if (!other) return null;
      const found = await valuesOf(other, editor, slug);
      return found.slug ? read<unknown>(other, found, words, editor) : null;
    },
  });

/** The open entry as its page's query returns it, the file beside it, and the site's settings and labels. */
export const readEntry = async (entity: Entity, beside: Entity, editor: Editor) => {
  const settings = await valuesOf(site, editor);
  const company = textAt(settings, "company");
  const texts = await read<z.infer<typeof labels.schema>>(
    labels,
    await valuesOf(labels, editor),
    { company },
    editor,
  );
  const words = copyWords({ company, language: textAt(settings, "language") }, texts.actions, {
    LEADS_KEEP_MONTHS: process.env.LEADS_KEEP_MONTHS,
  });
  return {
    site: await read<unknown>(site, settings, words, editor),
    labels: texts,
    page: await read<unknown>(entity, fieldsIn(editor.entry.get("data").toJS()), words, editor),
    beside: await read<unknown>(beside, await valuesOf(beside, editor), words, editor),
  };
};
