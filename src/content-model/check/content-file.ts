import { readFileSync } from "node:fs";
import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from "yaml";
import type { Entity } from "../entity";
import { parseYamlFile } from "../parse-yaml-file";
import { formatPath, type Fault } from "./fault";

type Path = readonly PropertyKey[];

/** A parsed YAML file that can map a value back to its line. */
export interface ContentFile {
  /** Path from the project's root. */
  file: string;
  /** Absolute path. */
  absolute: string;
  entity: Entity;
  value: unknown;
  /**
   * A fault at the value of `path`, or at its nearest parent when the value is missing. `words` stand in the value so many
   * times before: the fault is at the next time.
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

/** Where a text stands in the source from an offset on, after so many others like it; the offset where it is written otherwise. */
const offsetOfWords = (source: string, offset: number, text: string, before: number): number => {
  let found = source.indexOf(text, offset);
  for (let left = before; left > 0 && found >= 0; left--) found = source.indexOf(text, found + 1);
  return found < 0 ? offset : found;
};

interface Place {
  file: string;
  absolute: string;
  entity: Entity;
}

const placed = (place: Place, value: unknown, read: () => Parsing): ContentFile => ({
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
});

interface Parsing {
  source: string;
  document: Document.Parsed;
  at: (offset: number, path: Path, message: string) => Fault;
}

const parsing = (source: string, { file }: Place): Parsing => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, path: Path, message: string): Fault => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, path: formatPath(path), message };
  };
  return { source, document, at };
};

/** Parses one YAML text; returns the syntax faults when it is invalid. */
export const parseContentFile = (source: string, place: Place): ContentFile | Fault[] => {
  const { document, at } = parsing(source, place);
  if (document.errors.length > 0) {
    return document.errors.map((error) =>
      at(
        error.pos[0],
        [],
        `This is not valid YAML: ${error.message.replace(/\.?$/, ".")} Mend the line or the one above it.`,
      ),
    );
  }
  return placed(place, document.toJS(), () => ({ source, document, at }));
};

/** Reads a file. Where its lines are is found out only when it has a fault: that takes as long as parsing it. */
export const readContentFile = (place: Place): ContentFile | Fault[] => {
  const source = () => readFileSync(place.absolute, "utf8");
  try {
    return placed(place, parseYamlFile(place.absolute), () => parsing(source(), place));
  } catch {
    return parseContentFile(source(), place);
  }
};
