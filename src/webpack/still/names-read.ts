import { readFileSync } from "node:fs";
import ts from "typescript";
import { emptied, namesIn } from "./without-still-parts";
import { parse, walk } from "./source";

/** What a template calls its query's result, and the entry in it. */
const whole = ["data", "page"];

const unwrapped = (node: ts.Node): ts.Node =>
  ts.isNonNullExpression(node.parent) ? unwrapped(node.parent) : node;

/** Whether the name stands for all that it holds, instead of for a field of it. */
const isHandedOn = (node: ts.Node): boolean => {
  if (!ts.isIdentifier(node) || !whole.includes(node.text)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isVariableDeclaration(parent))
    return parent.initializer === node;
  if (ts.isJsxAttribute(parent)) return false;
  const value = unwrapped(node);
  return !(ts.isPropertyAccessExpression(value.parent) && value.parent.expression === value);
};

/**
 * The names in what browsers run of a template: a field of its data that is not among them is read on the server alone.
 * Undefined if all of the data may be read.
 */
export const namesRead = (file: string): ReadonlySet<string> | undefined => {
  const text = readFileSync(file, "utf8");
  if (!text.includes("<Still>")) return undefined;
  const source = parse(file, emptied(parse(file, text)));
  let handedOn = false;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) walk(statement, (node) => (handedOn ||= isHandedOn(node)));
  }
  return handedOn ? undefined : namesIn(source);
};
