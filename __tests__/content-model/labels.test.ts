/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../../src/content-model/check/files-under";
import { buttonTokens } from "../../src/content-model/copy-tokens";
import { interpolate } from "../../src/content-model/interpolate";
import { labels } from "../../src/content-model/entities/labels";

const source = join(__dirname, "../../src");
const code = filesUnder(source, /\.tsx?$/)
  .map((file) => readFileSync(file, "utf8"))
  .filter((text) => /\buseLabels\(\)|\blabels\./.test(text));

/** Every label, as group and key. */
const all = Object.entries(labels.schema.shape).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((key) => ({ group, key })),
);

/** Whether a component reads `group.key`: directly, by destructuring, or through an alias of the group. */
const reads = (text: string, group: string, key: string): boolean => {
  const given = new RegExp(`\\b${group}: (\\w+)[^}]*\\} = useLabels\\(\\)`).exec(text)?.[1];
  const taken = new RegExp(`\\{([^}]*)\\} = (?:useLabels\\(\\)|labels)\\.${group};`).exec(text)?.[1];
  const wayThere = new RegExp(`\\b(?:${[group, given].filter(Boolean).join("|")})\\.${key}\\b`);
  return wayThere.test(text) || new RegExp(`\\b${key}\\b`).test(taken ?? "");
};

/** Copy uses these through tokens, see `copy-tokens.ts`. */
const namedByPages = all.filter(
  ({ group, key }) => group === "actions" && buttonTokens.some((token) => token === key),
);

test("every label is used", () => {
  const unread = all
    .filter((label) => !namedByPages.includes(label))
    .filter(({ group, key }) => !code.some((text) => reads(text, group, key)));
  expect(unread.map(({ group, key }) => `${group}.${key}`)).toEqual([]);
});

test("copy tokens exist for the buttons that several pages share", () => {
  expect(namedByPages).toHaveLength(buttonTokens.length);
  expect(
    interpolate("{getStarted} with {company} in {years}", { getStarted: "Start", company: "Kiln" }),
  ).toBe("Start with Kiln in {years}");
});
