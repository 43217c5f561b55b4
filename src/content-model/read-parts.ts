import { existsSync } from "node:fs";
import { join, dirname } from "node:path";
import { parseYamlFile } from "./parse-yaml-file";
import { partNames, type PartName, partOfKind } from "./parts";
import { valueAt, fieldsIn } from "./records";
import { filesUnder } from "./check/files-under";
import { entities } from "./entities/entities";
import type { Publication } from "./publication";

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
