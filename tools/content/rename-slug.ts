import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { isNode, isSeq, parseDocument, type Document } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { markedValues, type MarkedValue } from "../../src/content-model/check/marked-values";
import { nearest } from "../../src/content-model/check/nearest";
import { entities } from "../../src/content-model/entities/entities";
import { ownsFile, type Entity } from "../../src/content-model/entity";
import { slug as slugField } from "../../src/content-model/markers";
import { pageTable, pathOf } from "../../src/routes/page-table";

const rulesFile = "settings/redirects.yaml";

interface Source {
  /** Path under `content/`. */
  path: string;
  text: string;
  document: Document.Parsed;
  entity: Entity;
}

const readSources = (content: string): Source[] =>
  filesUnder(content, /\.yaml$/).flatMap((file) => {
    const path = relative(content, file).split(sep).join("/");
    const entity = entities.find((candidate) => ownsFile(candidate, path));
    const text = readFileSync(file, "utf8");
    return entity ? [{ path, text, document: parseDocument(text), entity }] : [];
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Move {
  kind: string;
  from: string;
  to: string;
  /** Old and new path of the page, if the kind has one. */
  paths?: { from: string; to: string };
}

/** The text of a value in its file after the move. */
const movedText = (text: string, { marker, value, path }: MarkedValue, own: boolean, move: Move): string => {
  const { kind, from, to, paths } = move;
  const isItsSlug = own && marker.kind === "slug" && path.length === 1;
  if (isItsSlug || (marker.kind === "reference" && marker.entity === kind && value === from))
    return text.replace(from, to);
  if (!paths) return text;
  const before = marker.kind === "markdown" ? "(?<=\\]\\()" : "(?<![\\w/.-])";
  return marker.kind === "link" || marker.kind === "markdown"
    ? text.replace(new RegExp(`${before}${escaped(paths.from)}(?![\\w/.-])`, "g"), paths.to)
    : text;
};

/** Changes only the values that refer to the renamed file, so that comments and line breaks stay. */
const movedSource = ({ text, document, entity }: Source, own: boolean, move: Move): string => {
  const edits = markedValues(entity.schema, document.toJS()).flatMap((marked) => {
    const node = document.getIn(marked.path, true);
    if (!isNode(node) || !node.range) return [];
    const [start, end] = node.range;
    return [{ start, end, text: movedText(text.slice(start, end), marked, own, move) }];
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
};

/** Adds the redirect from the old path, and deletes one from the new path, which would be a loop. */
const withRedirect = (text: string, { from, to }: { from: string; to: string }): string => {
  const document = parseDocument(text);
  const rules = document.get("rules", true);
  if (isSeq(rules))
    rules.items = rules.items.filter((_, index) => document.getIn(["rules", index, "from"]) !== to);
  else document.set("rules", document.createNode([]));
  document.addIn(["rules"], document.createNode({ from, to, status: 301 }, { flow: true }));
  return document.toString({ lineWidth: 0 });
};

/**
 * Gives a case study, an article and so on another slug: in its file, in the file's name, in all references and links.
 * Adds a redirect from the old path. Returns the changed files, as paths from the root.
 * @throws Error if no file has the slug, or the new one is taken or invalid.
 */
export const renameSlug = (root: string, { name: kind }: Entity, from: string, to: string): string[] => {
  const content = join(root, "content");
  const sources = readSources(content);
  const slugs = new Map(
    sources
      .filter(({ entity }) => entity.name === kind)
      .map((source) => [String(source.document.get("slug")), source]),
  );
  const own = slugs.get(from);
  if (!own) {
    const close = nearest(from, [...slugs.keys()]);
    throw new Error(`No ${kind} has the slug “${from}”.${close ? ` Did you mean “${close}”?` : ""}`);
  }
  const taken = slugs.get(to);
  if (taken) throw new Error(`${taken.path} has the slug “${to}” already. Choose another.`);
  if (!slugField().safeParse(to).success)
    throw new Error(`“${to}” is no slug. Use letters, digits and single hyphens, such as sales-tool.`);
  const page = pageTable.find(({ entity }) => entity === kind);
  const paths = page && { from: pathOf(page.entity, from), to: pathOf(page.entity, to) };
  const changed = sources.flatMap((source) => {
    const moved = movedSource(source, source === own, { kind, from, to, paths });
    const text = paths && source.path === rulesFile ? withRedirect(moved, paths) : moved;
    if (text === source.text) return [];
    writeFileSync(join(content, source.path), text);
    return [source.path];
  });
  const renamed = basename(own.path) === `${from}.yaml` ? `${dirname(own.path)}/${to}.yaml` : own.path;
  renameSync(join(content, own.path), join(content, renamed));
  return changed.map((path) => `content/${path === own.path ? renamed : path}`);
};
