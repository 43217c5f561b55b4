import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseYamlFile } from "./parse-yaml-file";
import { isLeftOut, partNames, type PartName, partOfKind } from "./parts";
import { valueAt, fieldsIn } from "./records";
import { contentFilesOf } from "./content-files";
import { entities } from "./entities/entities";
import type { Publication } from "./publication";

/** Publication fields of all files that may be drafts or have dates. `file`: its absolute path. */
export const readPublications = (root: string): (Publication & { file: string })[] => {
  const parts = readLeftOutParts(root);
  return entities
    .filter(({ name, schema }) => "draft" in schema.shape && !isLeftOut(partOfKind(name), parts))
    .flatMap((entity) => contentFilesOf(root, entity))
    .map((file) => {
      const { draft, publishAt, expiresAt } = fieldsIn(parseYamlFile(file));
      return { draft, publishAt, expiresAt, file };
    });
};

const settings = "content/settings/site.yaml";

/** The parts that the site leaves out. None if the file is unreadable, which the content check reports. */
export const readLeftOutParts = (root: string): readonly PartName[] => {
  const file = join(root, settings);
  if (!existsSync(file)) return [];
  try {
    const site = parseYamlFile(file);
    return partNames.filter((part) => valueAt(site, "parts", part) === false);
  } catch {
    return [];
  }
};
