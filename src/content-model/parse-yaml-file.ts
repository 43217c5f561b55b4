import { readFileSync, statSync } from "node:fs";
import { parse } from "yaml";

const known = new Map<string, { stamp: string; value: unknown }>();

/**
 * What stands in a YAML file; parsed once for a process, until the file changes. Several steps of a build ask for the same
 * thousands of files. Do not change the value.
 */
export const parseYamlFile = (file: string): unknown => {
  const { mtimeMs, size, ino } = statSync(file);
  const stamp = [mtimeMs, size, ino].join();
  const before = known.get(file);
  if (before?.stamp === stamp) return before.value;
  const value: unknown = parse(readFileSync(file, "utf8"));
  known.set(file, { stamp, value });
  return value;
};
