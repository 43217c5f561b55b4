import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Document,
  type Node,
  type ScalarTag,
  type Tags,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isSame, isValues, type Value, type Values } from "./tidy";

/** Columns of the repository's files; longer texts are folded. */
const width = 110;

/** The text in the file of each value that has not changed. */
type Sources = WeakMap<Scalar, string>;

/** The text from the file, with the indentation of its new place. */
const indented = (source: string, indent: string): string => {
  const [first = "", ...rest] = source.trimEnd().split("\n");
  const depth = Math.min(...rest.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => (line.trim() ? indent + line.slice(depth) : ""))].join("\n");
};

/** Writes unchanged strings with their old quotation marks and line breaks. */
const keepStrings =
  (sources: Sources) =>
  (tags: Tags): Tags =>
    tags.map((tag) => {
      if (typeof tag === "string" || tag.tag !== "tag:yaml.org,2002:str") return tag;
      const { stringify: write } = tag as ScalarTag;
      if (!write) return tag;
      const stringify: ScalarTag["stringify"] = (item, context, onComment, onChompKeep) => {
        const source = sources.get(item);
        if (source === undefined) return write(item, context, onComment, onChompKeep);
        return indented(source, context.indent || "  ");
      };
      return { ...(tag as ScalarTag), stringify };
    });

const noteSources = (node: unknown, text: string, sources: Sources): void => {
  if (isScalar(node) && typeof node.value === "string" && node.range)
    sources.set(node, text.slice(node.range[0], node.range[1]));
  if (isSeq(node)) for (const item of node.items) noteSources(item, text, sources);
  if (isMap(node)) for (const { value } of node.items) noteSources(value, text, sources);
};

const styleOf = (value: string): Scalar.Type => {
  if (value.includes("\n")) return Scalar.BLOCK_LITERAL;
  return value.length > width - 20 ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
};

const created = (document: Document, value: Value): Node => {
  if (typeof value === "string") return Object.assign(new Scalar(value), { type: styleOf(value) });
  const node = document.createNode(Array.isArray(value) ? [] : isValues(value) ? {} : value) as Node;
  if (Array.isArray(value) && isSeq(node)) node.items = value.map((item) => created(document, item));
  if (isValues(value) && isMap(node))
    for (const [key, child] of Object.entries(value))
      node.set(document.createNode(key), created(document, child));
  return node;
};

const mergeMap = (document: Document, map: YAMLMap, values: Values): void => {
  map.items = map.items.filter(({ key }) => String(key) in values);
  let place = 0;
  for (const [key, value] of Object.entries(values)) {
    const index = map.items.findIndex((pair) => String(pair.key) === key);
    const pair = map.items[index];
    if (pair) pair.value = merged(document, pair.value as Node | null, value);
    else map.items.splice(place, 0, document.createPair(key, created(document, value)));
    place = (pair ? index : place) + 1;
  }
};

/** Each item keeps its comments, wherever it has moved to; the remaining nodes are reused in order. */
const mergeSeq = (document: Document, seq: YAMLSeq, values: readonly Value[]): void => {
  const before = (seq.items as Node[]).map((node) => ({
    node,
    value: node.toJS(document),
    taken: false,
  }));
  const take = (find: (item: (typeof before)[number], index: number) => boolean) => {
    const item = before.find((candidate, index) => !candidate.taken && find(candidate, index));
    if (item) item.taken = true;
    return item?.node;
  };
  const unchanged = values.map((value) => take((item) => isSame(item.value, value)));
  seq.items = values.map(
    (value, index) => unchanged[index] ?? merged(document, take((_, at) => at === index) ?? null, value),
  );
};

/** Puts the value into the node, reusing it as far as possible, so that comments and styles stay. */
const merged = (document: Document, node: Node | null, value: Value): Node => {
  if (isMap(node) && isValues(value)) mergeMap(document, node, value);
  else if (isSeq(node) && Array.isArray(value)) mergeSeq(document, node, value);
  else if (!isScalar(node) || node.value !== value) {
    const fresh = created(document, value);
    if (isScalar(node))
      Object.assign(fresh, {
        comment: node.comment,
        commentBefore: node.commentBefore,
        spaceBefore: node.spaceBefore,
      });
    return fresh;
  }
  return node;
};

/** The values as YAML. Unchanged parts of `before`, the old file, keep their text and comments. */
export const writeYaml = (values: Values, before = ""): string => {
  const sources: Sources = new WeakMap();
  const document = parseDocument(before, { customTags: keepStrings(sources) });
  noteSources(document.contents, before, sources);
  document.contents = merged(document, document.contents, values) as typeof document.contents;
  return document.toString({ lineWidth: width, flowCollectionPadding: true });
};
