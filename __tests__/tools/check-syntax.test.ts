/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oldestBrowsers, refuseNewSyntax, tooNewIn } from "../../tools/build/check-syntax";

const browsers = ["safari15.6", "chrome109"];

test.each([
  ["a lookbehind", "words.split(/(?<=,) /)"],
  ["a lookbehind made of a text", "new RegExp(`(?<!${letter})${word}`)"],
  ["a class's static block", "class A { static { start(); } }"],
])("%s is too new for Safari 15.6", async (_name, script) => {
  expect(await tooNewIn(script, browsers)).toBeDefined();
  expect(await tooNewIn(script, ["safari26", "chrome140"])).toBeUndefined();
});

test.each([
  "a?.b ?? c",
  "/(?<year>\\p{N}+)(?=-)/u.test(text)",
  "class A { #one = 1n; static two = 2; }",
  "x = (y = function () { return 1 }.apply(z, [])) === void 0 || y",
])("%s can be parsed by all", async (script) => {
  expect(await tooNewIn(script, browsers)).toBeUndefined();
});

test("the oldest browsers are those of package.json, each once", () => {
  const oldest = oldestBrowsers(process.cwd());
  expect(oldest).toContain("safari15.6");
  expect(oldest).toContain("ios15.6");
  expect(new Set(oldest.map((browser) => browser.replace(/[\d.]+$/, ""))).size).toBe(oldest.length);
});

describe("what a build refuses, with the names of file and browsers", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "syntax-"));
    writeFileSync(join(folder, "fine.js"), "a?.b");
    writeFileSync(join(folder, "fine.css"), ".a{gap:var(--x)}@media (max-width:36em){.a{width:var(--y)}}");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ["js", "x = /(?<=y)z/"],
    ["css", ".a{}@media (--phone){.a{}}"],
    ["css", "@media screen and (--above-phone){.a{}}"],
    ["css", "@media (width<=36em){.a{}}"],
    ["css", "@custom-media --phone (max-width:36em);"],
  ])("in .%s: %s, unless an earlier build wrote it", async (ending, text) => {
    writeFileSync(join(folder, `earlier.${ending}`), text);
    await refuseNewSyntax(process.cwd(), folder, [`earlier.${ending}`]);
    writeFileSync(join(folder, `new.${ending}`), text);
    await expect(refuseNewSyntax(process.cwd(), folder, [`earlier.${ending}`])).rejects.toThrow(
      new RegExp(`safari15\\.6[^]*new\\.${ending}: `),
    );
  });
});
