import ts from "typescript";
import { fileOf, ownImports, parse } from "./source";

type Drawn = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

const isDrawn = (node: ts.Node): node is Drawn =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Elements that `react-helmet` takes into the head. */
const headOnly = "Helmet";

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** What a component returns, always. */
const returned = (component: ts.Expression, name: string): ts.Expression => {
  if (!ts.isArrowFunction(component)) throw new Error(`${name} is no arrow function.`);
  if (!ts.isBlock(component.body)) return bare(component.body);
  const returns = component.body.statements.filter(ts.isReturnStatement);
  const [only] = returns;
  const early = component.body.statements.some((one) => ts.isIfStatement(one));
  if (!only?.expression || early) throw new Error(`${name} must return the same elements always.`);
  return bare(only.expression);
};

const definition = (source: ts.SourceFile, name: string): ts.Expression | undefined => {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
    if (found?.initializer) return bare(found.initializer);
  }
  return undefined;
};

/** Outermost elements of the component that goes by this name in a file. `note` is told of every file that was read. */
const rootsOfComponent = (source: ts.SourceFile, name: string, note: (file: string) => void): string[] => {
  const own = definition(source, name);
  if (own) return rootsOf(source, returned(own, name), note);
  const imported = ownImports(source).find(({ names }) => names.includes(name));
  if (!imported) throw new Error(`${source.fileName}: <${name}> cannot stand in <Still>.`);
  const file = fileOf(source.fileName, imported.from);
  note(file);
  return rootsOfComponent(parse(file), name, note);
};

/** Outermost elements of what JSX draws: their tags. */
const rootsOf = (source: ts.SourceFile, node: ts.Node, note: (file: string) => void): string[] => {
  if (!isDrawn(node)) throw new Error(`${source.fileName}: “${node.getText()}” cannot stand in <Still>.`);
  if (ts.isJsxFragment(node)) return rootsOfAll(source, node.children, note);
  const name = (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText();
  if (name === headOnly) return [];
  return /^[a-z]/.test(name) ? [name] : rootsOfComponent(source, name, note);
};

const isNothing = (node: ts.JsxChild): boolean =>
  (ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(node) && !node.expression);

export const rootsOfAll = (
  source: ts.SourceFile,
  nodes: readonly ts.JsxChild[],
  note: (file: string) => void,
): string[] => nodes.filter((node) => !isNothing(node)).flatMap((node) => rootsOf(source, node, note));
