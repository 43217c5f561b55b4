/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { editorFiles } from "../../src/content-model/json-schema";
import { specificationApplies } from "../specification/applies";

const root = resolve(__dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const under = (folder: string, pattern: RegExp) =>
  filesUnder(join(root, folder), pattern).map((path) => relative(root, path));

/** The parser of gatsby-transformer-yaml; its major version differs from the project's own. */
const gatsbyYaml = createRequire(require.resolve("gatsby-transformer-yaml/package.json"))("js-yaml") as {
  load: (source: string) => unknown;
};

const dateAsDay = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map(dateAsDay);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, dateAsDay(inner)]))
    : value;
};

test("the model and Gatsby parse every content file alike, apart from dates", () => {
  const files = under("content", /\.yaml$/);
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    expect({ file, value: dateAsDay(gatsbyYaml.load(read(file))) }).toEqual({
      file,
      value: parse(read(file)),
    });
  }
});

test("the generated editor files match the model; `npm run fix` writes them", () => {
  for (const [path, text] of Object.entries(editorFiles())) {
    expect({ path, text: JSON.parse(read(path)) as unknown }).toEqual({
      path,
      text: JSON.parse(text) as unknown,
    });
  }
  const schemas = under(".vscode/schemas", /\.json$/);
  expect(schemas.filter((path) => !(path in editorFiles()))).toEqual([]);
});

// Another company's name may be a word of any text or code, or stand in an address.
(specificationApplies ? test : test.skip)(
  "only content/settings/site.yaml contains the company's name",
  () => {
    const { company } = parse(read("content/settings/site.yaml")) as { company: string };
    const files = [
      ...under("src", /\.(tsx?|css)$/),
      ...under("content", /\.yaml$/),
      ...under("static", /\.(txt|json|webmanifest|html|svg)$/),
    ];
    const naming = files.filter((file) => read(file).toLowerCase().includes(company.toLowerCase()));
    expect(naming).toEqual(["content/settings/site.yaml"]);
  },
);

test("the letters of a diagram can be read on the narrowest phone", () => {
  /** Width of a drawing on a phone of 320 px. */
  const width = 290;
  for (const file of under("content", /\/diagrams\/.+\.svg$/)) {
    const source = read(file);
    const [, units] = /viewBox="\S+ \S+ (\S+) \S+"/.exec(source)!;
    const sizes = [...source.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect({ file, small: (Math.min(...sizes) * width) / Number(units) < 11 }).toEqual({
      file,
      small: false,
    });
  }
});
