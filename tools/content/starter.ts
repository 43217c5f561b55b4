import { Document, Pair, Scalar, YAMLMap, YAMLSeq, type Node } from "yaml";
import { z } from "zod";
import { markers } from "../../src/content-model/markers";
import { placeholderPrefix } from "../../src/content-model/check/check-content";
import { unwrap } from "../../src/content-model/unwrap";

export interface StarterFacts {
  slug: string;
  title: string;
  /** Day of creation, `2026-05-31`. */
  today: string;
  /** Another file of the kind. The starter copies its pictures, links and references, which makes it valid. */
  example?: unknown;
  /** Slugs of a kind of content, for references that the example lacks. */
  slugsOf: (entity: string) => readonly string[];
}

/** Keys at the top of a file, and in its `seo`, that get the title. */
const titleKeys = ["name", "heading", "title"];

const keyOf = (value: unknown, key: string | number): unknown =>
  (value as Record<string | number, unknown> | undefined)?.[key];

const startString = (schema: z.ZodType, facts: StarterFacts, example: unknown, path: string[]): string => {
  const marker = markers.get(schema);
  const borrowed = typeof example === "string" ? example : undefined;
  const [last = ""] = path.slice(-1);
  const onTop = path.length === 1 || (path.length === 2 && path[0] === "seo");
  switch (marker?.kind) {
    case "slug":
      return path.length === 1 ? facts.slug : (borrowed ?? last);
    case "date":
      return facts.today;
    case "image":
      return borrowed ?? "./images/to-add.webp";
    case "link":
      return borrowed ?? "/";
    case "reference":
      return borrowed ?? facts.slugsOf(marker.entity)[0] ?? "to-add";
    default: {
      if (onTop && titleKeys.includes(last)) return facts.title;
      return `${placeholderPrefix}${schema.description ?? last}`;
    }
  }
};

const valuesOf = (schema: z.ZodType, facts: StarterFacts): readonly unknown[] => {
  if (schema instanceof z.ZodArray) return valuesOf(unwrap(schema.element as z.ZodType).schema, facts);
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => valuesOf(option as z.ZodType, facts));
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  const marker = markers.get(schema);
  return marker?.kind === "reference" ? facts.slugsOf(marker.entity) : [];
};

/** Most slugs that a comment lists; more are in the folder. */
const listed = 12;

/** The purpose of a field, and its allowed values if they are limited. */
const explained = (schema: z.ZodType, description: string, facts: StarterFacts): string => {
  const values = valuesOf(schema, facts);
  if (values.length === 0) return description;
  const more = values.length > listed ? ", …" : "";
  return `${description} One of: ${values.slice(0, listed).join(", ")}${more}.`;
};

const fewest = (schema: z.ZodArray): number => z.toJSONSchema(schema, { io: "input" }).minItems ?? 0;

const commentOf = (description: string | undefined): string | undefined =>
  description?.replace(/(.{1,96})(?:\s+|$)/g, " $1\n").trimEnd();

/** A draft, because the texts are still to be written. */
const draft = (): Pair => {
  const name = new Scalar("draft");
  name.commentBefore = " Only npm run develop shows a draft. Delete this line when the text is ready.";
  return new Pair(name, new Scalar(true));
};

const startMap = (
  schema: z.ZodObject,
  facts: StarterFacts,
  example: unknown,
  path: string[],
  explain: boolean,
) => {
  const map = new YAMLMap();
  const left: string[] = [];
  for (const [key, field] of Object.entries(schema.shape)) {
    const { schema: inner, optional, fallback } = unwrap(field as z.ZodType);
    const description = explained(inner, (field as z.ZodType).description ?? inner.description ?? "", facts);
    if (key === "draft") {
      map.items.push(draft());
      continue;
    }
    if (optional || fallback !== undefined) {
      left.push(`Optional: ${key}. ${description}`);
      continue;
    }
    const name = new Scalar(key);
    const comment = explain ? commentOf(description) : undefined;
    if (comment) name.commentBefore = comment;
    map.items.push(new Pair(name, start(inner, facts, keyOf(example, key), [...path, key], explain)));
  }
  if (explain && left.length > 0) map.comment = left.map(commentOf).join("\n");
  return map;
};

const startList = (
  schema: z.ZodArray,
  facts: StarterFacts,
  example: unknown,
  path: string[],
  explain: boolean,
) => {
  const list = new YAMLSeq<Node>();
  const { schema: element } = unwrap(schema.element as z.ZodType);
  const marker = markers.get(element);
  const others = marker?.kind === "reference" ? facts.slugsOf(marker.entity) : [];
  for (let index = 0; index < fewest(schema); index++) {
    const given = keyOf(example, index) ?? others[index];
    list.items.push(start(element, facts, given, [...path, String(index)], explain && index === 0));
  }
  return list;
};

const start = (
  schema: z.ZodType,
  facts: StarterFacts,
  example: unknown,
  path: string[],
  explain: boolean,
): Node => {
  if (schema instanceof z.ZodObject) return startMap(schema, facts, example, path, explain);
  if (schema instanceof z.ZodArray) return startList(schema, facts, example, path, explain);
  if (schema instanceof z.ZodUnion)
    return start(schema.options[0] as z.ZodType, facts, example, path, explain);
  if (schema instanceof z.ZodEnum) return new Scalar(example ?? schema.options[0]);
  if (schema instanceof z.ZodLiteral) return new Scalar(schema.value);
  if (schema instanceof z.ZodBoolean) return new Scalar(false);
  // An id that refers to an option cannot be invented.
  if (schema instanceof z.ZodNumber)
    return new Scalar(typeof example === "number" ? example : Math.max(1, Number(schema.minValue ?? 1)));
  return new Scalar(startString(schema, facts, example, path));
};

/** A first content file of a kind: every required field with its explanation and a value that passes the check. */
export const starterFile = (schema: z.ZodObject, facts: StarterFacts): string =>
  new Document(startMap(schema, facts, facts.example, [], true)).toString({ lineWidth: 100 });
