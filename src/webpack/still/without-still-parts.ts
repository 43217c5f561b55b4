import ts from "typescript";
import { rootsOfAll } from "./roots";
import { edited, ownImports, parse, walk, type OwnImport } from "./source";

/** Query of a request that means a module's styles, and not its code. */
export const stylesQuery = "?styles";

/** In place of an import: styles, or a module's styles; nothing for other files. */
const stylesOf = ({ from }: OwnImport): string => {
  if (/\.css$/.test(from)) return `import ${JSON.stringify(from)};`;
  return /\.\w+$/.test(from) ? "" : `import ${JSON.stringify(from + stylesQuery)};`;
};

/** A module as nothing but its styles, and those of what it imports. */
export const stylesAlone = (file: string, text: string): string =>
  ownImports(parse(file, text)).map(stylesOf).join("\n");

/** All names in a file's code, but for its imports. */
export const namesIn = (source: ts.SourceFile): Set<string> => {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    walk(statement, (node) => {
      if (ts.isIdentifier(node)) names.add(node.text);
    });
  }
  return names;
};

/** Puts the tags of their outermost elements in place of what stands in `<Still>`. */
export const emptied = (source: ts.SourceFile, note: (file: string) => void = () => undefined): string => {
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "Still") {
      const tags = JSON.stringify(rootsOfAll(source, node.children, note));
      edits.push({ start: node.getStart(), end: node.end, text: `<Still tags={${tags}} />` });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return edited(source.text, edits);
};

/**
 * A file as browsers get it: of its still parts only the styles remain. What it imported for them alone is imported for its
 * styles, and `Still` itself is the one that adopts what was served.
 */
export const withoutStillParts = (
  file: string,
  text: string,
  note: (file: string) => void = () => undefined,
): string => {
  if (!text.includes("<Still>")) return text;
  const source = parse(file, emptied(parse(file, text), note));
  const used = namesIn(source);
  const edits = ownImports(source).flatMap((one) => {
    const { node, from, names } = one;
    const at = { start: node.getStart(), end: node.end };
    if (names.includes("Still"))
      return { ...at, text: node.getText().replace(/still(?=["'];?$)/, "adopted") };
    if (names.length === 0 || names.some((name) => used.has(name)) || !from) return [];
    return { ...at, text: stylesOf(one) };
  });
  return edited(source.text, edits);
};
