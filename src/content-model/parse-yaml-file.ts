import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { parse } from "yaml";

interface Parsed {
  stamp: string;
  value: unknown;
}

/** Beside Gatsby's own cache, which is emptied whenever code changes. */
const storeOf = (root: string): string => join(root, "node_modules/.cache/parsed-content.bin");

const known = new Map<string, Parsed>();
let recalled: ReadonlyMap<string, Parsed> | undefined;
let isStored = true;

/**
 * What stands in a YAML file; parsed once for a process, until the file changes. Several steps of a build ask for the same
 * thousands of files. Do not change the value.
 */
export const parseYamlFile = (file: string): unknown => {
  const { mtimeMs, ctimeMs, size, ino } = statSync(file);
  const stamp = [mtimeMs, ctimeMs, size, ino].join();
  const before = [known.get(file), recalled?.get(file)].find((each) => each?.stamp === stamp);
  isStored &&= before !== undefined;
  const parsed = before ?? { stamp, value: parse(readFileSync(file, "utf8")) as unknown };
  known.set(file, parsed);
  return parsed.value;
};

/** Takes over what earlier processes parsed: ten thousand files take ten seconds to parse. */
export const recallParsedFiles = (root: string): void => {
  try {
    recalled ??= deserialize(readFileSync(storeOf(root))) as Map<string, Parsed>;
  } catch {
    // There is none yet, or none that can be read: all are parsed.
  }
};

/** Keeps what this process asked for. */
export const keepParsedFiles = (root: string): void => {
  if (isStored) return;
  const store = storeOf(root);
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(`${store}.new`, serialize(known));
  renameSync(`${store}.new`, store);
  isStored = true;
};
