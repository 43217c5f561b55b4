/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { classNameCodes } from "../../src/webpack/class-name-codes";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "codes-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, css: string): string => {
  const file = join(folder, name);
  writeFileSync(file, css);
  return file;
};

it("names every class and animation of a module, and nothing else", () => {
  const file = write("card.module.css", ".card:hover > .title { animation: turn 1s; } @keyframes turn { }");
  const { codeOf } = classNameCodes(folder);
  const codes = ["card", "title", "turn"].map((name) => codeOf(file, name));
  expect(codes).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(codeOf(file, "absent")).toBeUndefined();
  expect(codeOf(join(folder, "other.module.css"), "card")).toBeUndefined();
});

it("gives no code twice, none that CSS would have to escape, and none that ad blockers hide", () => {
  const classes = Array.from({ length: 4000 }, (_, index) => `name-${index}`);
  const file = write("many.module.css", classes.map((name) => `.${name} { }`).join("\n"));
  const { codeOf } = classNameCodes(folder);
  const codes = classes.map((name) => codeOf(file, name) ?? "");
  expect(new Set(codes).size).toBe(classes.length);
  expect(codes.filter((code) => !/^[A-Za-z][A-Za-z0-9]{1,2}$/.test(code))).toEqual([]);
  expect(codes.filter((code) => /^ads?$/i.test(code))).toEqual([]);
});

it("has the same digest after an edited value, and another after a new name", () => {
  write("card.module.css", ".card { color: red; }");
  const { digest } = classNameCodes(folder);
  write("card.module.css", ".card { color: blue; }");
  expect(classNameCodes(folder).digest).toBe(digest);
  write("card.module.css", ".card { color: blue; } .title { color: blue; }");
  expect(classNameCodes(folder).digest).not.toBe(digest);
});
