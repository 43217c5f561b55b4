import type { z } from "zod";

/** A kind of content file: its location, its schema and its GraphQL type. */
export interface Entity {
  /** Name that `reference()` uses. */
  name: string;
  /** GraphQL type, queried as `caseStudy` and `allCaseStudy`. */
  typeName: string;
  /** Path under `content/`: one file (`settings/site.yaml`) or every file of a folder (`jobs/*.yaml`). */
  location: string;
  /** Whether its texts have placeholders that components fill in, such as `{amount}`; settings may have them anyway. */
  hasPlaceholders?: boolean;
  schema: z.ZodObject;
}

export const isCollection = (entity: Entity): boolean => entity.location.endsWith("/*.yaml");

/** Whether the content file at `path` (relative to `content/`) belongs to the entity. */
export const ownsFile = (entity: Entity, path: string): boolean =>
  isCollection(entity)
    ? path.startsWith(entity.location.slice(0, -"*.yaml".length)) &&
      path.split("/").length === entity.location.split("/").length &&
      path.endsWith(".yaml")
    : path === entity.location;

/** Top-level keys that Gatsby reserves on every node. */
const reservedKeys = ["id", "parent", "children", "internal", "fields"];

/** Words of a key in one, as names of types are written: `case-study` as `CaseStudy`. */
export const pascal = (key: string): string =>
  key
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");

/**
 * The entity; its `typeName` follows from its `name` unless it says another.
 * @throws Error when its schema has a key that Gatsby reserves.
 */
export const defineEntity = <E extends Omit<Entity, "typeName"> & Partial<Entity>>(entity: E) => {
  const taken = Object.keys(entity.schema.shape).filter((key) => reservedKeys.includes(key));
  if (taken.length > 0) {
    throw new Error(`${entity.name}: ${taken.join(", ")} is a key that Gatsby keeps for itself.`);
  }
  return { typeName: pascal(entity.name), ...entity };
};

export const isReservedKey = (key: string): boolean => reservedKeys.includes(key);
