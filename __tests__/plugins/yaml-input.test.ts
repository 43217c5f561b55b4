/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";
import { checkContent } from "../../src/content-model/check/check-content";
import { parseYamlFile } from "../../src/content-model/parse-yaml-file";
import { feedYamlTransformer } from "../../src/plugins/yaml-input";

jest.mock("../../src/content-model/check/check-content");
const faultsOfContent = jest.mocked(checkContent);

const load = createRequire(__filename);
const source = load("gatsby-source-filesystem") as { loadNodeContent: (node: object) => Promise<string> };
const transformer = load("gatsby-transformer-yaml/gatsby-node") as {
  onCreateNode: (args: object) => Promise<void>;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yaml-"));
  faultsOfContent.mockResolvedValue([]);
  feedYamlTransformer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Gatsby makes of a file: the fields of its node. */
const gatsbyReads = async (file: string): Promise<unknown> => {
  const nodes: object[] = [];
  const node = {
    id: file,
    absolutePath: file,
    dir: folder,
    internal: { mediaType: "text/yaml", type: "File" },
  };
  await transformer.onCreateNode({
    node,
    actions: { createNode: (made: object) => nodes.push(made), createParentChildLink: () => undefined },
    loadNodeContent: source.loadNodeContent,
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
  });
  const own = ["id", "children", "parent", "internal"];
  return nodes.map((made) =>
    Object.fromEntries(Object.entries(made).filter(([key]) => !own.includes(key))),
  )[0];
};

const fileWith = (text: string): string => {
  const file = join(folder, "a.yaml");
  writeFileSync(file, text);
  return file;
};

/** What the check reads of a file, and Gatsby. */
const bothRead = async (text: string) => {
  const file = fileWith(text);
  return { check: parseYamlFile(file), gatsby: await gatsbyReads(file) };
};

/** Every kind of scalar that some version of YAML knows, plain; each is one value of a key. */
const plain = [
  ...["", "~", "null", "Null", "NULL", "true", "True", "TRUE", "yes", "Yes", "on", "off", "no", "n", "y"],
  ...[
    "0",
    "-0",
    "7",
    "+7",
    "-7",
    "007",
    "0o17",
    "0x1F",
    "0b101",
    "1_000",
    "190:20:30",
    "12:30",
    "1.5",
    "1.",
    ".5",
  ],
  ...["1.10", "1e3", "-1.5E-3", "1_000.5", "190:20:30.15", ".inf", "-.Inf", "+.INF", ".nan", ".NaN"],
  ...["12345678901234567890", "0.1000000000000000055", "=", "<<", "a:b", "a#b", "a'b", 'a"b'],
  ...["2024-05-31", "2026-31-05", "2026-02-30", "2024-5-1", "2024-05-31T09:00Z", "2024-05-31 09:00:00 +2"],
  ...["2001-12-14t21:59:43.10-05:00", "24:00", "a, b", "a ]", "C:\\path", "a\tb", "Ünïcode 🎉 हिन्दी"],
  ...["a\u007fb", "a\u0085b", "a\u2028b", "a\u00a0b", "a\u200bb", "a\ufeffb", "a\u000bb", "a\u0002b"],
];

const styled = [
  "'it''s'",
  "'2024-05-31'",
  '"\\b\\x07\\0\\e\\_\\N\\L\\P\\t\\r\\n"',
  '"\\u2028 \\U0001F389 \\x7f \\ud800 \\ufffe"',
  '"a \\\n    b\n\n    c"',
  "'a\n    b\n\n    c'",
  "a\n    b\n\n    c",
  ">-\n    a\n    b\n\n    c\n",
  ">\n    a\n      b\n\n",
  ">+\n    a\n\n",
  "|\n    a\n     b\n\n",
  "|-\n    2024-05-31\n",
  "|+\n    a\n\n",
  "|2\n      a\n",
  "[2024-05-31, 'x', yes, 0o7]",
  "{ a: 2024-05-31, b: [] }",
  "# a comment",
  "a # a comment",
  "!foo x",
  "!!str 5",
  "!!timestamp 2024-05-31",
  "!!binary aGk=",
  "&a x",
];

test.each([...plain, ...styled])("the check and Gatsby read %j alike", async (text) => {
  const { check, gatsby } = await bothRead(`key: ${text}\nother: x\n`);
  expect(check).toHaveProperty("other", "x");
  expect(JSON.stringify(gatsby)).toBe(JSON.stringify(check));
});

test("a day is a text, and the ends of lines are as on any system", async () => {
  const { gatsby } = await bothRead("heading: 2024-05-31\r\ntext: |\r\n  a\r\n  b\r\n");
  expect(gatsby).toEqual({ heading: "2024-05-31", text: "a\nb\n" });
});

test("the check and Gatsby read every content file alike", async () => {
  const files = filesUnder(resolve(__dirname, "../../content"), /\.yaml$/);
  expect(files.length).toBeGreaterThan(60);
  for (const file of files)
    expect({ file, value: await gatsbyReads(file) }).toEqual({ file, value: parseYamlFile(file) });
});

test("other files are read as they are", async () => {
  const file = join(folder, "a.txt");
  writeFileSync(file, "a: 1");
  expect(await source.loadNodeContent({ absolutePath: file, internal: { mediaType: "text/plain" } })).toBe(
    readFileSync(file, "utf8"),
  );
});

test("a file that cannot be read leaves the page as it was, and ends a build with its name and line", async () => {
  const file = join(folder, "broken.yaml");
  writeFileSync(file, "key: a: b\n");
  await expect(gatsbyReads(file)).rejects.toThrow(`${file}:1:6  a colon`);
  writeFileSync(file, "key: whole\n");
  expect(await gatsbyReads(file)).toEqual({ key: "whole" });
  faultsOfContent.mockResolvedValueOnce([{ file, path: "", message: "a colon" }]);
  writeFileSync(file, "key: no longer: whole\n");
  expect(await gatsbyReads(file)).toEqual({ key: "whole" });
});

test("in develop what the check refuses does not reach Gatsby: the last content without faults does", async () => {
  const file = fileWith("cup: blue\n");
  expect(await gatsbyReads(file)).toEqual({ cup: "blue" });
  faultsOfContent.mockResolvedValueOnce([{ file, path: "cup", message: "found “red”." }]);
  fileWith("cup: red\n");
  expect(await Promise.all([gatsbyReads(file), gatsbyReads(file)])).toEqual([
    { cup: "blue" },
    { cup: "blue" },
  ]);
  fileWith("cup: green\n");
  expect(await gatsbyReads(file)).toEqual({ cup: "green" });
});
