import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesUnder } from "./check/files-under";
import { entities } from "./entities/entities";
import { parseYamlFile } from "./parse-yaml-file";
import { partOfKind } from "./parts";
import type { Publication } from "./publication";
import { readLeftOutParts } from "./read-parts";
import { fieldsIn } from "./records";

/** Publication fields of all files that may be drafts or have dates. `file`: its absolute path. */
export const readPublications = (root: string): (Publication & { file: string })[] => {
  const parts = readLeftOutParts(root);
  return entities
    .filter(({ name, schema }) => "draft" in schema.shape && !parts.some((part) => part === partOfKind(name)))
    .map(({ location }) => join(root, "content", dirname(location)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => filesUnder(folder, /\.yaml$/))
    .map((file) => {
      const { draft, publishAt, expiresAt } = fieldsIn(parseYamlFile(file));
      return { draft, publishAt, expiresAt, file };
    });
};
