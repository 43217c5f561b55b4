import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseYamlFile } from "./parse-yaml-file";
import { partNames, type PartName } from "./parts";
import { valueAt } from "./records";

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
