import type { z } from "zod";

/** A kind of content file: where it lives, its shape, and the GraphQL type it becomes. */
export interface Entity {
  /** Name that `reference()` uses. */
  name: string;
  /** GraphQL type, queried as `caseStudy` and `allCaseStudy`. */
  typeName: string;
  /** Path under `content/`: one file (`settings/site.yaml`) or every file of a folder (`jobs/*.yaml`). */
  location: string;
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

/** Top-level keys that Gatsby keeps for itself on every node. */
const reservedKeys = ["id", "parent", "children", "internal", "fields"];

/** Checks the entity once, where it is defined, so that a reserved key can never reach Gatsby. */
export const defineEntity = <E extends Entity>(entity: E): E => {
  const taken = Object.keys(entity.schema.shape).filter((key) => reservedKeys.includes(key));
  if (taken.length > 0) {
    throw new Error(`${entity.name}: ${taken.join(", ")} is a key that Gatsby keeps for itself.`);
  }
  return entity;
};

export const isReservedKey = (key: string): boolean => reservedKeys.includes(key);
