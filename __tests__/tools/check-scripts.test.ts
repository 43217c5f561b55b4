/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { oldestBrowsers, refuseNewSyntax, tooNewIn } from "../../tools/build/check-scripts";

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

test("a build with such a script ends with the names of script and browsers, unless an earlier build wrote it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  try {
    writeFileSync(join(folder, "fine.js"), "a?.b");
    writeFileSync(join(folder, "earlier.js"), "x = /(?<=y)z/");
    await refuseNewSyntax(process.cwd(), folder, ["earlier.js"]);
    writeFileSync(join(folder, "new.js"), "x = /(?<=y)z/");
    await expect(refuseNewSyntax(process.cwd(), folder, ["earlier.js"])).rejects.toThrow(
      /safari15\.6[^]*new\.js: /,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
