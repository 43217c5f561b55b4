import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { readYaml, type Yaml } from "./yaml/read-yaml";

interface Known extends Yaml {
  stamp: string;
}

/** Outside Gatsby's cache, which is emptied on code changes. Rename it if `yaml/` detects other problems. */
const storeOf = (root: string): string => join(root, "node_modules/.cache/content-yaml-1.bin");

const known = new Map<string, Known>();
let recalled: ReadonlyMap<string, Known> | undefined;
let isStored = true;

/**
 * Parses a YAML file, once per process until the file changes, because several build steps read the same thousands of
 * files. Do not change the value.
 */
export const readYamlFile = (file: string): Yaml => {
  const { mtimeMs, ctimeMs, size, ino } = statSync(file);
  const stamp = [mtimeMs, ctimeMs, size, ino].join();
  const before = [known.get(file), recalled?.get(file)].find((each) => each?.stamp === stamp);
  isStored &&= before !== undefined;
  const read = before ?? { stamp, ...readYaml(readFileSync(file)) };
  known.set(file, read);
  return read;
};

/**
 * The value of a YAML file, for code that runs after the content check.
 * @throws Error if the file cannot be read.
 */
export const parseYamlFile = (file: string): unknown => {
  const { isReadable, value, problems } = readYamlFile(file);
  if (isReadable) return value;
  throw new Error(
    problems.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`).join("\n"),
  );
};

/** Loads what earlier processes parsed, because parsing ten thousand files takes ten seconds. */
export const loadParseCache = (root: string): void => {
  try {
    recalled ??= deserialize(readFileSync(storeOf(root))) as Map<string, Known>;
  } catch {
    // Without a readable cache all files are parsed.
  }
};

/** Stores what this process parsed. */
export const saveParseCache = (root: string): void => {
  if (isStored) return;
  const store = storeOf(root);
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(`${store}.new`, serialize(known));
  renameSync(`${store}.new`, store);
  isStored = true;
};
