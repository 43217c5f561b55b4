import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { fileOf, ownImports, parse, walk } from "../../../src/webpack/still/source";
import { stylesAlone, withoutStillParts } from "../../../src/webpack/still/without-still-parts";

const templates = join(process.cwd(), "src/templates");
const files = readdirSync(templates).map((name) => join(templates, name));

/** Components that stand in a file's still parts, with the file of each. */
const stillComponents = (file: string): string[] => {
  const source = parse(file);
  const names = new Set<string>();
  const note = (node: ts.Node) => {
    if (ts.isJsxOpeningLikeElement(node)) names.add(node.tagName.getText());
  };
  walk(source, (node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "Still")
      for (const child of node.children) walk(child, note);
  });
  return ownImports(source)
    .filter((one) => one.names.some((name) => names.has(name)))
    .map(({ from }) => fileOf(file, from));
};

/** A component's file and all that it is made of: other components. */
const withParts = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file) || !file.endsWith(".tsx")) return known;
  known.add(file);
  for (const { from } of ownImports(parse(file))) withParts(fileOf(file, from), known);
  return known;
};

/** Reading what the site says, and where the visitor is, is all that a still part may do. */
const readers =
  /^use(?:Labels|Site|Contacts|Forms|Options|Navigation|CurrentPath|ContactPath|Trail|SiteUrl|Context|StaticQuery|SiteData|StructuredDataContext|Consent)$/;

const whatHappensIn = (file: string): string[] => {
  const found: string[] = [];
  walk(parse(file), (node) => {
    if (ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText()))
      if (!readers.test(node.expression.getText())) found.push(node.expression.getText());
    if (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) found.push(node.name.getText());
  });
  return found;
};

test("nothing happens in still parts: no state, no effect, no handler", () => {
  const parts = new Set(files.flatMap(stillComponents).flatMap((file) => [...withParts(file)]));
  expect(parts.size).toBeGreaterThan(40);
  const alive = [...parts]
    .map((file) => [file, whatHappensIn(file)])
    .filter(([, found]) => found!.length > 0);
  expect(alive).toEqual([]);
});

test("each template's still parts have the same outermost elements always", () => {
  for (const file of files) {
    const text = withoutStillParts(file, readFileSync(file, "utf8"));
    expect(text).not.toContain("<Still>");
  }
});

const file = join(process.cwd(), "src/templates/made-up.tsx");
const template = (body: string) => `
  import { Still } from "../load/still";
  import { Hero } from "../sections/hero/hero";
  import { Faqs } from "../sections/faqs/faqs";
  import type { PageContext } from "../routes/page-context";
  const Page = ({ data }) => (<>${body}</>);
`;

test("what is still leaves a template with its imports, and leaves its styles", () => {
  const text = withoutStillParts(
    file,
    template("<Still><Hero hero={data.hero} /></Still><Faqs section={data.faqs} />"),
  );
  expect(text).toContain('<Still tags={["section"]} />');
  expect(text).toContain('import { Still } from "../load/adopted"');
  expect(text).toContain('import "../sections/hero/hero?styles"');
  expect(text).toContain('import { Faqs } from "../sections/faqs/faqs"');
  expect(text).not.toContain("data.hero");
});

test("a component that is also alive elsewhere in the template stays imported", () => {
  const text = withoutStillParts(
    file,
    template("<Still><Hero hero={data.hero} /></Still><Hero hero={data.other} />"),
  );
  expect(text).toContain('import { Hero } from "../sections/hero/hero"');
});

test.each(["{data.hero && <Hero hero={data.hero} />}", "words"])("<Still> refuses %s", (child) => {
  expect(() => withoutStillParts(file, template(`<Still>${child}</Still>`))).toThrow(
    "cannot stand in <Still>",
  );
});

test("of a module's code its styles alone remain", () => {
  const text = `import { a } from "gatsby";\nimport { B } from "./b";\nimport type { C } from "./c";\nimport * as styles from "./d.module.css";`;
  expect(stylesAlone(file, text).split("\n")).toEqual(['import "./b?styles";', 'import "./d.module.css";']);
});
