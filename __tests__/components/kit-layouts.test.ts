import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, type Rule } from "postcss";
import * as ts from "typescript";

/** Helpers that name their tracks or direction. `grid` and `flex` leave both to the section. */
const layouts = [
  "stack",
  "column",
  "row",
  "cluster",
  "beside",
  "columns",
  "desktopColumns",
  "threes",
  "twoUp",
  "tiles",
  "split",
];

const tracks = /^(?:grid|grid-template.*|grid-auto-flow|flex-direction|flex-flow|columns)$/;

/** A class name as scripts read it. */
const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Whether the rule styles an element with the class itself, not its children or its marks. */
const styles = (rule: Rule, name: string): boolean =>
  rule.selectors.some((selector) => {
    const last = selector.split(/[\s>+~]+(?![^(]*\))/).pop() ?? "";
    return (
      !last.includes("::") &&
      [...last.matchAll(/\.([a-z][\w-]*)/gi)].some(([, each = ""]) => camelCase(each) === name)
    );
  });

/** Declarations of a sheet that give tracks or a direction to elements of a class. */
const redefinitions = (sheet: string, name: string): string[] => {
  const found: string[] = [];
  parse(readFileSync(sheet, "utf8")).walkRules((rule) => {
    if (!styles(rule, name)) return;
    rule.walkDecls((declaration) => {
      const isTracks = tracks.test(declaration.prop);
      if (isTracks || (declaration.prop === "display" && /grid|flex/.test(declaration.value)))
        found.push(`${sheet}: .${name} { ${declaration.prop} }`);
    });
  });
  return found;
};

/** The classes that a call gives to the element: those of its arguments and of the helpers around it. */
const classesAround = (call: ts.Node): ts.PropertyAccessExpression[] => {
  let whole = call;
  while (ts.isCallExpression(whole.parent)) whole = whole.parent;
  const found: ts.PropertyAccessExpression[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) found.push(node);
    // Of two alternatives an element has only one.
    if (ts.isConditionalExpression(node) && !(call.pos >= node.pos && call.end <= node.end)) return;
    if (ts.isConditionalExpression(node))
      return collect(call.pos < node.whenTrue.end ? node.whenTrue : node.whenFalse);
    ts.forEachChild(node, collect);
  };
  collect(whole);
  return found;
};

const faultsOf = (file: string, text: string): string[] => {
  const sheets = new Map(
    [...text.matchAll(/import \* as (\w+) from "(\.[^"]*\.module\.css)"/g)].map(
      ([, alias = "", path = ""]) => [alias, join(dirname(file), path)],
    ),
  );
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && layouts.some((each) => node.expression.getText() === `kit.${each}`))
      for (const access of classesAround(node)) {
        const sheet = sheets.get(access.expression.getText());
        if (sheet) faults.push(...redefinitions(sheet, access.name.text));
      }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return faults;
};

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => join("src", file));

test("no class redefines the tracks of its element's layout", () => {
  expect(files.flatMap((file) => faultsOf(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a redefinition is found, whichever helper is around it", () => {
  const importing = 'import * as styles from "./figures.module.css";\n';
  const fault = ["src/sections/figure-section/figures.module.css: .four { grid-template-columns }"];
  const faultsIn = (code: string) => [
    ...new Set(faultsOf("src/sections/figure-section/x.tsx", importing + code)),
  ];
  expect(faultsIn("kit.stack(5, styles.four)")).toEqual(fault);
  expect(faultsIn('kit.card(["raised"], kit.text([], kit.row(5)), styles.four)')).toEqual(fault);
  expect(faultsIn("kit.grid(5, styles.four)")).toEqual([]);
  expect(faultsIn("look ? kit.stack(5) : kit.grid(5, styles.four)")).toEqual([]);
});
