import { z } from "zod";
import { isCollection, pascal, type Entity } from "../entity";
import { entryLists, isOnPages, markers, shapeNames } from "../markers";
import { partOfField } from "../parts";
import { asSchema, elementOf, fieldsOf, unwrap } from "../unwrap";

/** State of the walk over the schemas. */
interface Walk {
  /** The definition of each type, and the first of its descriptions. */
  types: Map<string, { definition: string; what: string | undefined }>;
  typeNameOf: (entity: string) => string;
}

export class SharedNameError extends Error {
  constructor(readonly shared: string) {
    super(`Two different shapes are called ${shared}; give one another name.`);
  }
}

/** GraphQL type and extensions of a string with a marker; a `reference` becomes the entity's type. */
const markedType = (schema: z.ZodType, walk: Walk): [type: string, extension: string] | undefined => {
  const marker = markers.get(schema);
  switch (marker?.kind) {
    case "text":
      return ["String", "@copy"];
    case "verbatim":
      return ["String", "@copy(verbatim: true)"];
    case "markdown":
      return ["String", "@markdown"];
    case "image":
    case "drawing":
      return ["File", "@fileByRelativePath"];
    case "date":
      return ["Date", "@dateformat"];
    case "reference":
      return [walk.typeNameOf(marker.entity), `@link(by: "slug")`];
    case "link":
    case "slug":
      return ["String", ""];
    case undefined:
      return undefined;
  }
};

const scalarType = (schema: z.ZodType, path: string): string => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return "String";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
  if (schema instanceof z.ZodLiteral) return typeof schema.value === "number" ? "Int" : "String";
  if (schema instanceof z.ZodUnion) return scalarType(asSchema(schema.options[0]), path);
  throw new Error(`${path}: no GraphQL type is known for a zod ${schema.def.type}.`);
};

const define = (name: string, definition: string, { types }: Walk, what?: string): void => {
  const known = types.get(name);
  if (known && known.definition !== definition) throw new SharedNameError(name);
  types.set(name, { definition, what: known?.what || what });
};

const typeOf = (schema: z.ZodType, path: string, walk: Walk): [type: string, extension: string] => {
  const marked = markedType(schema, walk);
  if (marked) return marked;
  if (schema instanceof z.ZodArray) {
    const [element, extension] = typeOf(elementOf(schema), path, walk);
    const isReferences = markers.get(unwrap(elementOf(schema)).schema)?.kind === "reference";
    return [`[${element}!]`, isReferences ? "@bySlug" : extension];
  }
  const list = entryLists.get(schema);
  if (list) {
    const { nameField, element } = list;
    const { typeName: name, what } = shapeNames.get(element) ?? { typeName: path };
    const named = { [nameField]: z.string().describe("Name of the entry."), ...element.shape };
    defineObject(name, z.object(named), "", walk, what);
    return [`[${name}!]`, `@entries(nameField: "${nameField}")`];
  }
  if (schema instanceof z.ZodObject) {
    const { typeName: name, what } = shapeNames.get(schema) ?? { typeName: path, what: schema.description };
    defineObject(name, schema, "", walk, what);
    return [name, ""];
  }
  const choice = shapeNames.get(schema);
  if (schema instanceof z.ZodEnum && choice) {
    const { typeName, what } = choice;
    define(typeName, `enum ${typeName} {\n  ${schema.options.join("\n  ")}\n}`, walk, what);
    return [typeName, ""];
  }
  return [scalarType(schema, path), ""];
};

/** Values of choices with hyphens, which cannot be GraphQL enums. */
const choicesOf = (schema: z.ZodType): string => {
  const choice = schema instanceof z.ZodArray ? elementOf(schema) : schema;
  return choice instanceof z.ZodEnum && !shapeNames.has(choice) ? `One of ${choice.options.join(", ")}.` : "";
};

/** What the type of a field says of itself. */
const whatOf = (schema: z.ZodType): string | undefined =>
  shapeNames.get(schema instanceof z.ZodArray ? unwrap(elementOf(schema)).schema : schema)?.what;

const fieldLine = (owner: string, key: string, field: z.ZodType, walk: Walk): string => {
  const { schema, optional, fallback } = unwrap(field);
  const [type, extension] = typeOf(schema, `${owner}${pascal(key)}`, walk);
  const extensions = [
    extension,
    fallback === undefined ? "" : `@fallback(json: ${JSON.stringify(JSON.stringify(fallback))})`,
    isOnPages(schema) && isOnPages(field) ? "" : "@notOnPages",
  ].filter(Boolean);
  const own = schema.description ?? field.description;
  const description = [own === whatOf(schema) ? "" : own, choicesOf(schema)].filter(Boolean).join(" ");
  return [
    ...(description ? [`  ${JSON.stringify(description)}`] : []),
    `  ${[`${key}: ${type}${optional || partOfField(schema) ? "" : "!"}`, ...extensions].join(" ")}`,
  ].join("\n");
};

const defineObject = (name: string, schema: z.ZodObject, suffix: string, walk: Walk, what?: string): void => {
  const lines = Object.entries(fieldsOf(schema)).map(([key, field]) => fieldLine(name, key, field, walk));
  define(name, `type ${name}${suffix} {\n${lines.join("\n")}\n}`, walk, what);
};

/**
 * Gatsby's explicit type definitions (SDL) for all entities and their nested shapes.
 * @throws Error when a reference names no entity, or a SharedNameError when two different shapes share a name.
 */
export const toGraphql = (entities: readonly Entity[]): string => {
  const walk: Walk = {
    types: new Map(),
    typeNameOf: (name) => {
      const entity = entities.find((candidate) => candidate.name === name);
      if (!entity) throw new Error(`A reference names “${name}”, which is no entity.`);
      return entity.typeName;
    },
  };
  for (const entity of entities) {
    const what = isCollection(entity) ? "A file of" : "The file";
    const place = `${what} content/${entity.location.replace("/*.yaml", "")}.`;
    defineObject(entity.typeName, entity.schema, " implements Node @dontInfer", walk, place);
  }
  return [...walk.types]
    .map(([, { definition, what }]) => (what ? `${JSON.stringify(what)}\n${definition}` : definition))
    .join("\n\n");
};
