import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Fault } from "../../src/content-model/check/fault";
import { filesUnder } from "../../src/content-model/check/files-under";
import { formatPath } from "../../src/content-model/check/fault";
import { ownsFile } from "../../src/content-model/entity";
import { entities } from "../../src/content-model/entities/entities";
import { isLeftOut, partOfKind } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { placeholderPrefix } from "../../src/content-model/check/check-content";

type Path = readonly (string | number)[];

/** Phone numbers that are reserved for fiction. */
const fiction = /\+1 \d{3}-555-01\d{2}|\+44 20 7946 0\d{3}/;
const invented = /[\w-]+\.example\b/;

const reasonOf = (value: unknown, path: Path): string | undefined => {
  if (value === true && path.at(-1) === "sample")
    return "a sample. Replace it with what is true, or take it away.";
  if (typeof value !== "string") return undefined;
  if (value.startsWith(placeholderPrefix)) return "a text that is still to be written.";
  const address = invented.exec(value)?.[0];
  if (address) return `the address ${address}, which reaches nobody.`;
  const number = fiction.exec(value)?.[0];
  return number && `the number ${number}, which reaches nobody.`;
};

/** A comment with this beginning marks the next line as a placeholder. */
const placeholder = /^\s*# Placeholder: (.*)/;

const inFile = (file: string, text: string): Fault[] => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults: Fault[] = [];
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === "key" || !node.range) return;
      const path = [...ancestors, node].flatMap((one, index, all): Path => {
        const parent = all[index - 1];
        if (parent && "items" in parent && !("key" in one)) return [parent.items.indexOf(one as never)];
        return "key" in one && isScalar(one.key) ? [String(one.key.value)] : [];
      });
      const message = reasonOf(node.value, path);
      const { line, col } = lines.linePos(node.range[0]);
      if (message) faults.push({ file, line, column: col, path: formatPath(path), message });
    },
  });
  text.split("\n").forEach((line, index) => {
    const what = placeholder.exec(line)?.[1];
    if (what) faults.push({ file, line: index + 1, column: 1, path: "", message: `a placeholder: ${what}` });
  });
  return faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
};

/** Content that visitors should not see: samples, texts to write, placeholders and addresses without a recipient. */
export const unfinished = (root: string): Fault[] => {
  const content = join(root, "content");
  const parts = readLeftOutParts(root);
  return filesUnder(content, /\.yaml$/)
    .map((file) => relative(content, file).split(sep).join("/"))
    .filter((path) => {
      const kind = entities.find((entity) => ownsFile(entity, path))?.name ?? "";
      return !isLeftOut(partOfKind(kind), parts);
    })
    .sort()
    .flatMap((path) => inFile(`content/${path}`, readFileSync(join(content, path), "utf8")));
};
