import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { partNames, type PartName } from "./parts";

const settings = "content/settings/site.yaml";

/** The parts that the site does without. None where the file cannot be read, which the content check reports. */
export const readLeftOutParts = (root: string): readonly PartName[] => {
  const file = join(root, settings);
  if (!existsSync(file)) return [];
  try {
    const { parts } = parse(readFileSync(file, "utf8")) as { parts?: Partial<Record<PartName, unknown>> };
    return partNames.filter((part) => parts?.[part] === false);
  } catch {
    return [];
  }
};
