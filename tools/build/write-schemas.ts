import { rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Entity } from "../../src/content-model/entity";
import { entities } from "../../src/content-model/entities/entities";
import { writeIfChanged } from "../../src/publish/page-files";

/** Not committed: `develop`, `build` and `types` write it. */
const folder = ".vscode/schemas";

const schemaPath = ({ name }: Entity) => `${folder}/${name}.schema.json`;

/** VS Code's settings, which say the schema of each content file. */
export const settingsFile = ".vscode/settings.json";
export const settings = () => ({
  "yaml.schemas": Object.fromEntries(
    entities.map((entity) => [`./${schemaPath(entity)}`, `content/${entity.location}`]),
  ),
});

/** Writes a JSON Schema for each kind of content file, for completion and hints in editors. */
export const writeSchemas = (root: string): void => {
  const write = (path: string, value: unknown) =>
    writeIfChanged(join(root, path), `${JSON.stringify(value, null, 2)}\n`);
  rmSync(join(root, folder), { recursive: true, force: true });
  write(settingsFile, settings());
  for (const entity of entities)
    write(schemaPath(entity), {
      ...z.toJSONSchema(entity.schema, { target: "draft-7", io: "input" }),
      title: entity.typeName,
    });
};
