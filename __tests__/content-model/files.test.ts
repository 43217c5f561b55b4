/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import { settings, settingsFile } from "../../tools/build/write-schemas";
import { specificationApplies } from "../specification/applies";

const root = resolve(__dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const under = (folder: string, pattern: RegExp) =>
  filesUnder(join(root, folder), pattern).map((path) => relative(root, path));

test("VS Code knows the schema of each content file; `npm run types` writes its settings", () => {
  expect(JSON.parse(read(settingsFile))).toEqual(settings());
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
