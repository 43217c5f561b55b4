import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { markers, shapeNames, type Marker } from "../content-model/markers";
import { listOfField, type OptionListName } from "../content-model/option-lists";
import { elementOf, fieldsOf as shapeOf, unwrap } from "../content-model/unwrap";
import { wordsOf } from "./words";

/** Data of other files that fields need. */
export interface Others {
  /** Key of the field that is shown where a file of the entity can be chosen. */
  nameOf: (entity: string) => string;
  optionsOf: (list: OptionListName) => readonly { id: number; text: string }[];
}

/** Limits of a schema, from its JSON Schema; for a list, without those of its items. */
const limitsOf = (schema: z.ZodType) =>
  z.toJSONSchema(
    schema instanceof z.ZodArray ? new z.ZodArray({ ...schema.def, element: z.unknown() }) : schema,
    { target: "draft-7", io: "input" },
  );

/** Ignores the bounds of safe integers, which zod sets for whole numbers. */
const isReal = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < 2 ** 53 - 1;

const bounds = (schema: z.ZodType) => {
  const { minimum, maximum, minItems: min = minimum, maxItems: max = maximum } = limitsOf(schema);
  return { ...(isReal(min) && { min }), ...(isReal(max) && { max }) };
};

/** Limits of a text's length. A minimum of 1 is omitted, because it only means that the field is required. */
const lengths = (schema: z.ZodType) => {
  const { minLength: minlength = 0, maxLength: maxlength } = limitsOf(schema);
  return { ...(minlength > 1 && { minlength }), ...(maxlength !== undefined && { maxlength }) };
};

/** The pattern of a string, with the check's message for other values. */
const patternOf = (schema: z.ZodType): { pattern?: [pattern: string, expected: string] } => {
  if (!(schema instanceof z.ZodString)) return {};
  const { pattern } = limitsOf(schema);
  const { error } = schema.safeParse("\u0000");
  return pattern ? { pattern: [pattern, error?.issues[0]?.message ?? ""] } : {};
};

const isColour = (schema: z.ZodType): boolean =>
  schema.safeParse("#12abef").success &&
  !schema.safeParse("12abef").success &&
  !schema.safeParse("#a").success;

/** Whether a text is long, judged by its name and description. */
const isLong = (name: string, description: string): boolean =>
  /^(?:text|description|alt|caption|answer|message|unasked)$/.test(name) ||
  /sentence|paragraph/i.test(description);

const textField = (
  name: string,
  schema: z.ZodType,
  description: string,
  marker: Marker | undefined,
  others: Others,
) => {
  switch (marker?.kind) {
    case "markdown":
      // Hand-written Markdown is edited as source, because the visual editor would rewrap its lines.
      return {
        widget: "markdown" as const,
        modes: ["raw" as const, "rich_text" as const],
        editor_components: [],
      };
    case "image":
      return { widget: "image" as const, choose_url: false };
    case "drawing":
      return {
        ...{ widget: "image" as const, choose_url: false, accept: "image/svg+xml" },
        ...{ media_folder: "diagrams", public_folder: "./diagrams" },
      };
    case "reference":
      return relation(marker.entity, others);
    case "date":
      return schema.safeParse("2024-05-31T09:00Z").success
        ? { widget: "datetime" as const, input_timezone: "utc", format: "YYYY-MM-DDTHH:mm[Z]" }
        : { widget: "datetime" as const, type: "date" as const, format: "YYYY-MM-DD" };
    default:
      if (isColour(schema)) return { widget: "color" as const, allowInput: true };
      return {
        widget: isLong(name, description) ? ("text" as const) : ("string" as const),
        ...lengths(schema),
        ...patternOf(schema),
      };
  }
};

const relation = (entity: string, others: Others) => ({
  widget: "relation" as const,
  collection: entity,
  value_field: "slug",
  display_fields: [others.nameOf(entity)],
  search_fields: [...new Set([others.nameOf(entity), "slug"])],
});

/** The field that identifies a collapsed item. */
const summaryOf = (schema: z.ZodObject) => {
  const key = ["heading", "header", "title", "label", "name", "question", "text"].find(
    (name) => name in schema.shape,
  );
  return key ? { summary: `{{fields.${key}}}` } : {};
};

const listField = (schema: z.ZodArray, others: Others) => {
  const { schema: element } = unwrap(elementOf(schema));
  const marker = markers.get(element);
  const many = { multiple: true, ...bounds(schema) };
  if (marker?.kind === "reference") return { ...relation(marker.entity, others), ...many };
  if (element instanceof z.ZodEnum)
    return { widget: "select" as const, options: element.options.map(String), ...many };
  const list = { widget: "list" as const, ...bounds(schema) };
  return element instanceof z.ZodObject
    ? { ...list, fields: fieldsOf(element, others), ...summaryOf(element), collapsed: "auto" as const }
    : { ...list, field: fieldOf("entry", elementOf(schema), others) };
};

/** Shows constants such as FULL_TIME as words. */
const choiceOf = (value: string) =>
  /^[A-Z_]+$/.test(value)
    ? { value, label: value.charAt(0) + value.slice(1).toLowerCase().replaceAll("_", " ") }
    : value;

const widgetOf = (name: string, schema: z.ZodType, description: string, others: Others) => {
  if (schema instanceof z.ZodObject)
    return {
      widget: "object" as const,
      fields: fieldsOf(schema, others),
      collapsed: "auto" as const,
      ...summaryOf(schema),
    };
  if (schema instanceof z.ZodArray) return listField(schema, others);
  if (schema instanceof z.ZodEnum)
    return { widget: "select" as const, options: schema.options.map(String).map(choiceOf) };
  if (schema instanceof z.ZodUnion)
    return {
      widget: "select" as const,
      options: schema.options.map((option) => (option as z.ZodLiteral<number>).value),
    };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" as const };
  if (schema instanceof z.ZodNumber && listOfField[name])
    return {
      widget: "select" as const,
      options: others.optionsOf(listOfField[name]).map(({ id: value, text: label }) => ({ value, label })),
    };
  if (schema instanceof z.ZodNumber)
    return {
      widget: "number" as const,
      value_type: schema.format === "safeint" ? ("int" as const) : ("float" as const),
      ...bounds(schema),
    };
  if (schema instanceof z.ZodString) return textField(name, schema, description, markers.get(schema), others);
  throw new Error(`${name}: the editor has no field for a zod ${schema.def.type}.`);
};

const mayBeEmpty = (schema: z.ZodType): boolean =>
  schema.safeParse("").success || schema.safeParse([]).success;

/** The purpose of a field, and its format. */
const hintOf = (schema: z.ZodType, description: string): string => {
  const [, expected] = patternOf(schema).pattern ?? [];
  return expected ? `${description} Expected: ${expected}.` : description;
};

/** The default of a field. Only required fields get an empty default, so that `tidy.ts` writes them. */
const defaultOf = (schema: z.ZodType, optional: boolean, fallback: unknown) => {
  if (fallback !== undefined) return Array.isArray(fallback) || fallback === "" ? {} : { default: fallback };
  if (optional || !mayBeEmpty(schema)) return {};
  return { default: schema instanceof z.ZodArray ? [] : "" };
};

const fieldOf = (name: string, field: z.ZodType, others: Others, shape?: string): Field => {
  const { schema, optional, fallback } = unwrap(field);
  const description = field.description ?? schema.description ?? "";
  return {
    name,
    label: wordsOf(name, shape),
    hint: hintOf(schema, description),
    required: !optional && fallback === undefined && !mayBeEmpty(schema),
    ...defaultOf(schema, optional, fallback),
    ...widgetOf(name, schema, description, others),
    // Required objects are expanded, so that their fields are seen.
    ...(schema instanceof z.ZodObject && !optional && { collapsed: false }),
  } as Field;
};

export const fieldsOf = (schema: z.ZodObject, others: Others): Field[] =>
  Object.entries(shapeOf(schema)).map(([name, field]) =>
    fieldOf(name, field, others, shapeNames.get(schema)?.typeName),
  );
