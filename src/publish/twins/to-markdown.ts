import { z } from "zod";
import { fillCopy, type CopyWords } from "../../content-model/copy-tokens";
import { action } from "../../content-model/entities/shapes";
import { markers } from "../../content-model/markers";
import { publication } from "../../content-model/publication";
import { isRecord } from "../../content-model/records";
import { typeset } from "../../content-model/typeset";
import { elementOf, fieldsOf, unwrap } from "../../content-model/unwrap";
import type { Entry, Fields } from "./entries";

/** Properties of the site that converting an entry needs. */
export interface TwinContext {
  words: CopyWords;
  /** URL of the site, without a trailing slash. */
  home: string;
  /** URL of the page that is being written. */
  page: string;
  /** The entry with that slug, if this build shows it. */
  find: (entity: string, slug: string) => Entry | undefined;
  /** A link to the entry's page; undefined if it has none. */
  linkTo: (entry: Entry) => string | undefined;
}

/** Fields that contain an object's title, the most likely first. */
const titleKeys = ["heading", "header", "title", "question", "label", "year", "name"];

/** Figures, which share a line with their label. */
const figureKeys = ["value", "count"];

/** Fields for programs, and alternative texts. */
const silentKeys = new Set([
  ...Object.keys(publication),
  ...["seo", "slug", "alt", "eyebrow", "captions", "createdAt", "updatedAt"],
]);

const special = /[\\`*_[\]<>]/g;

export const plainText = (copy: string, words: CopyWords): string =>
  typeset(fillCopy(copy, words)).replace(/\s+/g, " ").replace(special, "\\$&");

const address = (href: string, { home, page }: TwinContext): string => {
  if (href.startsWith("#")) return page + href;
  return href.startsWith("/") ? home + href : href;
};

const link = (label: string, href: string, site: TwinContext): string =>
  `[${plainText(label, site.words)}](${address(href, site)})`;

/** Markdown links to pages of this site. */
const ownLink = /(\]\()(\/(?!\/))/g;

const heading = (level: number, text: string): string => `${"#".repeat(Math.min(level, 6))} ${text}`;

const referenceLines = (entity: string, slug: string, level: number, site: TwinContext): string[] => {
  const entry = site.find(entity, slug);
  // Texts with placeholders need the code that fills them in.
  if (!entry || entry.entity.hasPlaceholders) return [];
  const to = site.linkTo(entry);
  return to ? [to] : fieldsToMarkdown(entry.entity.schema, entry.fields, level, site);
};

/** A string as its marker defines it. Pictures and values for programs are left out. */
const stringLines = (schema: z.ZodType, value: string, level: number, site: TwinContext): string[] => {
  const marker = markers.get(schema);
  switch (marker?.kind) {
    case "text":
      if (marker.blanks) return [];
      return value ? [plainText(value, site.words)] : [];
    case "verbatim":
      return value ? [plainText(value, site.words)] : [];
    case "markdown":
      return [fillCopy(value, site.words).trim().replace(ownLink, `$1${site.home}$2`)];
    case "link":
      return [`<${address(value, site)}>`];
    case "reference":
      return referenceLines(marker.entity, value, level, site);
    default:
      return [];
  }
};

/** A bullet list, if each entry is a single line. */
const listLines = (blocks: readonly (readonly string[])[]): string[] => {
  const isList = blocks.every((block) => block.length <= 1);
  if (!isList) return blocks.flat();
  const points = blocks.flat().map((line) => `- ${line.replace(/^#+ |^- /, "")}`);
  return points.length > 0 ? [points.join("\n")] : [];
};

const valueLines = (field: z.ZodType, value: unknown, level: number, site: TwinContext): string[] => {
  const { schema } = unwrap(field);
  if (typeof value === "string") return stringLines(schema, value, level, site);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const element = elementOf(schema);
    return listLines(value.map((item) => valueLines(element, item, level, site)));
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return [];
  return fieldsToMarkdown(schema, value, level, site);
};

/**
 * An object of the content as blocks of Markdown: its title as a heading, then its fields in the order of the schema.
 */
export const fieldsToMarkdown = (
  schema: z.ZodObject,
  value: Fields,
  level: number,
  site: TwinContext,
  isLeftOut: (key: string) => boolean = () => false,
): string[] => {
  if (schema === action) return [`- ${link(String(value.label), String(value.href), site)}`];
  const titleKey = titleKeys.find(
    (key) => key in schema.shape && value[key] !== undefined && !isLeftOut(key),
  );
  const title = titleKey ? plainText(String(value[titleKey]), site.words) : "";
  const figureKey = figureKeys.find((key) => typeof value[key] === "string");
  const figure = figureKey && `**${plainText(String(value[figureKey]), site.words)}** ${title}`;
  const done = [titleKey, figureKey, "href"];
  const rest = Object.entries(fieldsOf(schema))
    .filter(([key]) => !done.includes(key) && !silentKeys.has(key) && !isLeftOut(key))
    .flatMap(([key, field]) => valueLines(field, value[key], title && !figure ? level + 1 : level, site));
  if (figure) return [[figure, ...rest].join(": ")];
  const more = typeof value.href === "string" ? [link(String(value[titleKey ?? ""]), value.href, site)] : [];
  return [...(title ? [heading(level, title)] : []), ...rest, ...more];
};
