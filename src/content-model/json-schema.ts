import { z } from "zod";
import type { Entity } from "./entity";
import { entities } from "./entities/entities";

export const schemaFolder = ".vscode/schemas";

/** JSON Schema of an entity's YAML file, for completion and hints in editors. */
const toJsonSchema = (entity: Entity): Record<string, unknown> => ({
  ...z.toJSONSchema(entity.schema, { target: "draft-7", io: "input" }),
  title: entity.typeName,
});

const schemaPath = (entity: Entity) => `${schemaFolder}/${entity.name}.schema.json`;
const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Contents of the generated editor files, by path: one JSON Schema per entity, and VS Code's settings for them. */
export const editorFiles = (): Record<string, string> => ({
  ...Object.fromEntries(entities.map((entity) => [schemaPath(entity), asText(toJsonSchema(entity))])),
  ".vscode/settings.json": asText({
    "yaml.schemas": Object.fromEntries(
      entities.map((entity) => [`./${schemaPath(entity)}`, `content/${entity.location}`]),
    ),
  }),
  ".vscode/extensions.json": asText({ recommendations: ["redhat.vscode-yaml"] }),
});
