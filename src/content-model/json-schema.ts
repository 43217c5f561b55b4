import { z } from "zod";
import type { Entity } from "./entity";

/** JSON Schema of an entity's YAML file, for completion and hints in editors. */
export const toJsonSchema = (entity: Entity): Record<string, unknown> => ({
  ...z.toJSONSchema(entity.schema, { target: "draft-7", io: "input" }),
  title: entity.typeName,
});

/** `yaml.schemas` of VS Code's YAML extension: schema file to the content files it describes. */
export const editorAssociations = (entities: readonly Entity[]): Record<string, string> =>
  Object.fromEntries(
    entities.map((entity) => [
      `./.vscode/schemas/${entity.name}.schema.json`,
      `content/${entity.location}`,
    ]),
  );
