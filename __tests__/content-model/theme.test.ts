/** @jest-environment node */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { parseDocument } from "yaml";
import { contentFile } from "../../src/content-model/check/content-file";
import { formatFault } from "../../src/content-model/check/fault";
import { themeFaults } from "../../src/content-model/check/theme-faults";
import { contrast } from "../../src/content-model/contrast";
import { theme, type Theme } from "../../src/content-model/entities/theme";
import { shadesOf } from "../../tools/adopt/shades";
import { themeStyles } from "../../tools/build/write-theme";

const root = resolve(__dirname, "../..");
const absolute = resolve(root, "content/settings/theme.yaml");
const source = readFileSync(absolute, "utf8");

/** The faults of the site's theme with other values. */
const faultsWith = (changes: Record<string, unknown>): string[] => {
  const document = parseDocument(source);
  for (const [path, value] of Object.entries(changes)) document.setIn(path.split("."), value);
  const place = { file: "theme.yaml", absolute, entity: theme };
  const file = contentFile(place, document.toJS(), () => document.toString());
  return themeFaults(file, root).map(formatFault);
};

test("a text that cannot be read is a fault with its line, both colours, the contrast and a way out", () => {
  const [first] = faultsWith({ "day.ground": "#ffffff", "day.inkSoft": "#999999" });
  const line = source.split("\n").findIndex((text) => text.startsWith("  inkSoft:")) + 1;
  expect(first).toMatch(
    new RegExp(
      `^theme\\.yaml:${line}:\\d+ +day\\.inkSoft: #999999 on ground #ffffff by day: a contrast of 2\\.84, text need`,
    ),
  );
  const nearest = /The nearest that has it is (#[0-9a-f]{6})/.exec(first!)![1]!;
  expect(contrast(nearest, "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["day.brandDeep", "#ff6b4a", /links need 4\.5/],
  ["palette.brand", "#7a1f10", /buttons need 4\.5/],
  ["night.lineStrong", "#33396a", /by night: .* edges of fields need 3/],
  ["night.footer", "#b9a7ff", /footer/],
])("%s may not be %s", (path, colour, message) => {
  expect(faultsWith({ [path]: colour })).toContainEqual(expect.stringMatching(message));
});

test("a focus ring that no ground shows is a fault", () => {
  expect(faultsWith({ "palette.lilac": "#1b1f3b" })).toContainEqual(
    expect.stringMatching(/the focus ring, .* on feature/),
  );
});

test("a font that was not cut is a fault that says how", () => {
  expect(faultsWith({ "fonts.headings": "Not Cut Yet" })).toEqual([
    expect.stringMatching(/npm install --save-dev @fontsource-variable\/not-cut-yet && npm run fonts/),
  ]);
});

test("any colour of a company makes shades that pass", () => {
  const own = parseDocument(source).toJS() as Theme;
  const neutral = { "palette.night": "#1b1f3b", "day.onBrand": "#1b1f3b", "night.onBrand": "#1b1f3b" };
  const base = faultsWith(neutral);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const shades = shadesOf(`#${value.toString(16).padStart(6, "0")}`, { ...own });
      const changes = Object.entries(shades).flatMap(([group, colours]) =>
        Object.entries(colours as Record<string, string>).map(([key, colour]) => [`${group}.${key}`, colour]),
      );
      expect(faultsWith({ ...neutral, ...(Object.fromEntries(changes) as object) })).toEqual(base);
    }),
    { numRuns: 40 },
  );
});

test("the radius is that of a card, other corners follow, and there are none at all without", () => {
  const own = parseDocument(source).toJS() as Theme;
  expect(themeStyles({ ...own, radius: 28 }, "")).toContain("--radius-l: 28px;");
  const angular = themeStyles({ ...own, radius: 0 }, "");
  expect([...angular.matchAll(/--radius-\w+: (\w+);/g)].map(([, size]) => size)).toEqual(
    Array(6).fill("0px"),
  );
});
