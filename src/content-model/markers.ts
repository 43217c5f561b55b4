import { z } from "zod";
import { recordOf } from "./records";

/** What a string in a YAML file means, such as a link or a picture. */
export type Marker =
  | { kind: "text"; blanks?: readonly string[] }
  | { kind: "verbatim" }
  | { kind: "markdown" }
  | { kind: "image" }
  | { kind: "drawing" }
  | { kind: "reference"; entity: string }
  | { kind: "link" }
  | { kind: "date" }
  | { kind: "slug" };

/** Kept apart from zod's own metadata, so that the editors' JSON Schemas do not include them. */
export const markers = z.registry<Marker>();

/** GraphQL type names and descriptions of nested shapes and choices. */
export const shapeNames = z.registry<{ typeName: string; what: string }>();

/** Objects with one value per name; queries return them as a list. */
export const entryLists = new WeakMap<z.ZodType, { nameField: string; element: z.ZodObject }>();

const fieldsOffPages = z.registry<{ offPages: true }>();

/** A field that only the build or the server reads. Generated fragments omit it, so that no page contains it. */
export const notOnPages = <S extends z.ZodType>(schema: S): S => {
  fieldsOffPages.add(schema, { offPages: true });
  return schema;
};

export const isOnPages = (schema: z.ZodType): boolean => fieldsOffPages.get(schema) === undefined;

const marked = <S extends z.ZodType>(schema: S, description: string, marker: Marker): S => {
  const described = schema.describe(description);
  markers.add(described, marker);
  return described;
};

/** Lengths in characters. */
interface Limits {
  min?: number;
  max?: number;
}

const upTo = (schema: z.ZodString, max: number | undefined): z.ZodString =>
  max === undefined ? schema : schema.max(max);

/**
 * Plain text, typeset by the build: straight quotation marks and apostrophes become curly ones (`typeset.ts`). May contain
 * the tokens of `copy-tokens.ts`, such as `{company}`.
 */
export const text = (description: string, { min = 1, max }: Limits = {}) =>
  marked(upTo(z.string().trim().min(min), max), description, { kind: "text" });

/** Text with placeholders that the page fills in, such as `{count}`; besides tokens, only these are allowed. */
export const textWithBlanks = (description: string, blanks: readonly string[]) =>
  marked(
    z.string().trim().min(1),
    `${description} Blanks: ${blanks.map((name) => `{${name}}`).join(", ")}.`,
    {
      kind: "text",
      blanks,
    },
  );

/** Plain text that is not typeset: an address, a number, or a message that programs compare. May contain tokens. */
export const verbatim = (description: string, { max }: Limits = {}) =>
  marked(upTo(z.string().trim().min(1), max), description, { kind: "verbatim" });

/** Plain text that may be empty, such as the alt text of a decorative picture. */
export const textOrEmpty = (description: string) => marked(z.string(), description, { kind: "text" });

/** Markdown; queries return HTML. Raw HTML is escaped. */
export const markdown = (description: string) =>
  marked(z.string().trim().min(1), description, { kind: "markdown" });

export const picturePattern = /^\.\.?\/.+\.\w+$/;

/** A picture next to the YAML file, as a path that starts with `./`; queries return the file node. */
export const image = (description: string) =>
  marked(
    z.string().regex(picturePattern, {
      message: "./images/ and the name of a picture in that folder, such as ./images/hero.webp",
    }),
    description,
    { kind: "image" },
  );

/** An SVG file next to the YAML file, which the page includes; queries return the file node with its `drawing`. */
export const drawing = (description: string) =>
  marked(
    z.string().regex(/^\.\.?\/.+\.svg$/, {
      message: "./diagrams/ and the name of an SVG file in that folder, such as ./diagrams/a.svg",
    }),
    description,
    { kind: "drawing" },
  );

/** The slug of another entity's file; queries return that entity. */
export const reference = (entity: string, description: string) =>
  marked(z.string().min(1), description, { kind: "reference", entity });

/**
 * A path of this site (`/about`, `/services#faq`), a fragment (`#inquiry`), an absolute URL, or `?`, which reloads the
 * page.
 */
export const linkPattern = /^(\/(?!\/)|#[\w-]+$|\?$|https:\/\/|mailto:|tel:)\S*$/;
export const linkExpected =
  "a path of this site (/about), a place on the page (#inquiry) or an https:// address";

export const link = (description: string) =>
  marked(z.string().regex(linkPattern, { message: linkExpected }), description, { kind: "link" });

/** A path on this site, with or without a page. */
export const path = (description: string) =>
  marked(z.string().regex(/^\/(?!\/)\S*$/, { message: "a path of this site (/about)" }), description, {
    kind: "verbatim",
  });

/** A two-letter country code. */
export const country = (description: string) =>
  marked(z.string().regex(/^[A-Z]{2}$/, { message: "two capital letters such as IN" }), description, {
    kind: "verbatim",
  });

/** A day of the calendar, `2024-05-31`. */
export const date = (description: string) =>
  marked(z.string().regex(z.regexes.date, { message: "a real day such as 2024-05-31" }), description, {
    kind: "date",
  });

const timeOfDay = "([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?(Z|[+-](0\\d|1[0-4]):[0-5]\\d)";
export const momentPattern = new RegExp(`${z.regexes.date.source.slice(0, -1)}(T${timeOfDay})?$`);

/** A day, `2024-05-31`, which begins at midnight UTC, or a moment with its time zone, `2024-05-31T09:00+05:30`. */
export const moment = (description: string) =>
  marked(
    z.string().regex(momentPattern, {
      message: "a real day such as 2024-05-31, or a moment with its time zone such as 2024-05-31T09:00Z",
    }),
    description,
    { kind: "date" },
  );

/** Last part of a page's path, and the name by which other files reference it. */
export const slug = (description = "Last part of the address; other files refer to it.") =>
  marked(
    z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, {
      message: "letters, digits and single hyphens, such as sales-engagement-tool",
    }),
    description,
    { kind: "slug" },
  );

/** One of several words, which become the values of the GraphQL enum `typeName`. */
export const choice = <Word extends string>(
  typeName: string,
  description: string,
  words: readonly Word[],
) => {
  const schema = z.enum(words).describe(description);
  shapeNames.add(schema, { typeName, what: description });
  return schema;
};

/** A nested object that becomes the GraphQL type `typeName`; unknown keys are faults. */
export const shape = <S extends z.ZodRawShape>(typeName: string, description: string, fields: S) => {
  const schema = z.strictObject(fields).describe(description);
  shapeNames.add(schema, { typeName, what: description });
  return schema;
};

/**
 * An object with one `element` per name. Queries return a list with the name in `nameField`, so that they need not
 * select each name.
 */
export const entries = <Name extends string, Element extends z.ZodObject>(
  nameField: string,
  description: string,
  element: Element,
  names: readonly Name[],
) => {
  const schema = z.strictObject(recordOf(names, () => element)).describe(description);
  entryLists.set(schema, { nameField, element });
  return schema;
};
