/** @jest-environment node */
import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import * as yamlPlugin from "prettier/plugins/yaml";
import { format } from "prettier/standalone";
import { parse } from "yaml";
import prettierOptions from "../../.prettierrc.json";
import { filesUnder } from "../../src/content-model/check/files-under";
import { entities } from "../../src/content-model/entities/entities";
import { ownsFile } from "../../src/content-model/entity";
import { fieldsOf } from "../../src/editor/fields";
import { tidy, type Values } from "../../src/editor/tidy";
import { writeYaml } from "../../src/editor/write-yaml";

const content = resolve(__dirname, "../../content");

const before = `# Of the whole file.
cup: { glaze: "blue", size: 2 } # Of the cup.
story: >-
  Folded where somebody
  wanted it.
marks:
  - one
  # Of the second.
  - "two"
`;

const changed = (change: (values: Values) => void): string => {
  const values = parse(before) as Values;
  change(values);
  return writeYaml(values, before);
};

test("comments, quotation marks and line breaks stay beside what has changed", () => {
  expect(changed((values) => (values.marks = ["two", "one", "three"]))).toBe(
    before.replace(/ {2}- one[^]*/, `  # Of the second.\n  - "two"\n  - one\n  - three\n`),
  );
  expect(changed((values) => ((values.cup as Values).glaze = "red"))).toBe(before.replace(`"blue"`, "red"));
});

test("a key is added where its field stands, and one without a value goes", () => {
  const text = changed((values) => {
    const { cup, story } = values;
    for (const key of Object.keys(values)) delete values[key];
    Object.assign(values, { cup, maker: "Asha", story });
  });
  expect(text).toContain("# Of the cup.\nmaker: Asha\nstory: >-\n  Folded where somebody\n");
  expect(text).not.toContain("marks");
});

test("every file of the content is written as it stands", async () => {
  const fieldsByKind = new Map(
    entities.map(
      (entity) => [entity, fieldsOf(entity.schema, { nameOf: () => "slug", optionsOf: () => [] })] as const,
    ),
  );
  for (const file of filesUnder(content, /\.yaml$/)) {
    const path = relative(content, file).split(sep).join("/");
    const text = readFileSync(file, "utf8");
    const values = parse(text) as Values;
    const fields = fieldsByKind.get(entities.find((entity) => ownsFile(entity, path))!)!;
    const written = writeYaml(tidy(fields, structuredClone(values), values), text);
    // Maintainers may fold lines as they like.
    const formatted = (yaml: string) =>
      format(yaml, { ...prettierOptions, parser: "yaml", plugins: [yamlPlugin] });
    const found = await formatted(written);
    expect(found).toBe(found === text ? text : await formatted(text));
  }
}, 60_000);
