import { createRequire } from "node:module";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { checkContent } from "../content-model/check/check-content";
import { parseYamlFile } from "../content-model/parse-yaml-file";

interface FileNode {
  absolutePath: string;
  internal: { mediaType: string };
}

/** Gatsby's module that reads a file's text. Tried with gatsby-source-filesystem 5.16.0. */
interface FileSource {
  loadNodeContent: (node: FileNode) => Promise<string>;
}

/** Characters that JSON may contain unescaped and YAML may not. */
const onlyJson = /[\u007f-\u009f\ufffe\uffff]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** What each file says, as JSON, which is also YAML. Defaults come later, by `@fallback`. */
const texts = new Map<string, string>();

let checking: Promise<ReadonlySet<string>> | undefined;

/** Files with faults. Waits briefly, so that files saved together are checked once. */
const faultyFiles = async (): Promise<ReadonlySet<string>> => {
  await setTimeout(100);
  checking = undefined;
  const faults = await checkContent(process.cwd());
  return new Set(faults.map(({ file }) => resolve(file)));
};

/**
 * Called again for a file only in `develop`, after a change. While the file has faults, its last faultless content is
 * used; otherwise Gatsby would show an error of its own, or pages with gaps.
 */
const textOf = async (file: string): Promise<string> => {
  const before = texts.get(file);
  if (before !== undefined && (await (checking ??= faultyFiles())).has(file)) return before;
  const text = JSON.stringify(parseYamlFile(file)).replace(onlyJson, escaped);
  texts.set(file, text);
  return text;
};

/**
 * Makes gatsby-transformer-yaml use the values that the check has parsed. Its own parser reads some texts differently,
 * such as dates, and fails on others without naming the file.
 */
export const feedYamlTransformer = (): void => {
  const source = createRequire(__filename)("gatsby-source-filesystem") as FileSource;
  const { loadNodeContent } = source;
  source.loadNodeContent = (node) =>
    node.internal.mediaType === "text/yaml" ? textOf(node.absolutePath) : loadNodeContent(node);
};
