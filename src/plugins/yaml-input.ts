import { createRequire } from "node:module";
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

/** The checked value of each file as JSON, which is also YAML. */
const texts = new Map<string, string>();

const textOf = (file: string): string => {
  try {
    const text = JSON.stringify(parseYamlFile(file)).replace(onlyJson, escaped);
    texts.set(file, text);
    return text;
  } catch (error) {
    // In `develop` the check has reported the fault; until it is fixed, the last valid content is used.
    const before = texts.get(file);
    if (before === undefined) throw error;
    return before;
  }
};

/**
 * Makes gatsby-transformer-yaml use the values that the check has parsed. Its own parser reads some texts differently,
 * such as dates, and fails on others without naming the file.
 */
export const feedYamlTransformer = (): void => {
  const source = createRequire(__filename)("gatsby-source-filesystem") as FileSource;
  const { loadNodeContent } = source;
  source.loadNodeContent = (node) =>
    node.internal.mediaType === "text/yaml"
      ? Promise.resolve(node.absolutePath).then(textOf)
      : loadNodeContent(node);
};
