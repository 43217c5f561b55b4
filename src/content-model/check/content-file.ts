import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from "yaml";
import type { Entity } from "../entity";
import { textAt } from "../records";
import { formatPath, type Fault } from "./fault";

type Path = readonly PropertyKey[];

export interface Place {
  /** Path from the project's root. */
  file: string;
  absolute: string;
  entity: Entity;
}

/** A parsed YAML file that can map a value back to its line. */
export interface ContentFile extends Place {
  value: unknown;
  /**
   * A fault at the value of `path`, or at its nearest parent if the value is missing. `words`: the fault is at this
   * text, after `before` earlier occurrences.
   */
  faultAt: (path: Path, message: string, words?: { text: string; before: number }) => Fault;
  /** A fault at the last key of `path`. */
  faultAtKey: (path: Path, message: string) => Fault;
}

const offsetOfValue = (document: Document.Parsed, path: Path): number => {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
};

const offsetOfKey = (document: Document.Parsed, path: Path): number => {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find((item) => isPair(item) && String(item.key) === String(path.at(-1)))
    : undefined;
  const key = pair?.key;
  return isNode(key) && key.range ? key.range[0] : offsetOfValue(document, path);
};

/**
 * Position of the text in the source, after `offset` and a number of earlier occurrences; `offset` if it is spelled
 * differently there.
 */
const offsetOfWords = (source: string, offset: number, text: string, before: number): number => {
  let found = source.indexOf(text, offset);
  for (let left = before; left > 0 && found >= 0; left--) found = source.indexOf(text, found + 1);
  return found < 0 ? offset : found;
};

/** The file's slug, if it has one. */
export const slugOf = ({ value }: ContentFile): string | undefined => textAt(value, "slug");

const parsing = (source: string, { file }: Place) => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, path: Path, message: string): Fault => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, path: formatPath(path), message };
  };
  return { source, document, at };
};

/** Line numbers are computed only for files with a fault, because that takes as long as reading the file. */
export const contentFile = (place: Place, value: unknown, text: () => string): ContentFile => {
  let parsed: ReturnType<typeof parsing> | undefined;
  const read = () => (parsed ??= parsing(text(), place));
  return {
    ...place,
    value,
    faultAt: (path, message, words) => {
      const { document, source, at } = read();
      const offset = offsetOfValue(document, path);
      return at(words ? offsetOfWords(source, offset, words.text, words.before) : offset, path, message);
    },
    faultAtKey: (path, message) => {
      const { document, at } = read();
      return at(offsetOfKey(document, path), path, message);
    },
  };
};
