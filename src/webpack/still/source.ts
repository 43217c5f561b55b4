import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export const parse = (file: string, text = readFileSync(file, "utf8")): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

export interface OwnImport {
  node: ts.ImportDeclaration;
  /** As it is written, `./hero.module.css`. */
  from: string;
  names: string[];
}

/** What a file imports of the project by value. */
export const ownImports = (source: ts.SourceFile): OwnImport[] =>
  source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const { importClause: clause } = node;
    if (!from.startsWith(".") || clause?.isTypeOnly) return [];
    const { name, namedBindings: bindings } = clause ?? {};
    const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    const values = named.filter(({ isTypeOnly }) => !isTypeOnly);
    if (named.length > 0 && values.length === 0) return [];
    const names = [name, bindings && ts.isNamespaceImport(bindings) ? bindings.name : undefined]
      .concat(values.map((value) => value.name))
      .flatMap((one) => one?.text ?? []);
    return [{ node, from, names }];
  });

/** The file that an import of `file` means. */
export const fileOf = (file: string, from: string): string => {
  const path = join(dirname(file), from);
  const found = [path, `${path}.tsx`, `${path}.ts`].find((one) => /\.\w+$/.test(one) && existsSync(one));
  if (!found) throw new Error(`${file} imports ${from}, which is no file.`);
  return found;
};

export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

interface Edit {
  start: number;
  end: number;
  text: string;
}

export const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, text: put }) => before.slice(0, start) + put + before.slice(end), text);
