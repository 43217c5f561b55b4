/** @jest-environment node */
import type { Compiler } from "webpack";
import { hashOfFiles } from "../../src/webpack/hash-of-files";

const hashOf = (hash: string, ...files: string[]): string => {
  const compilation = { hash, assets: Object.fromEntries(files.map((file) => [file, {}])) };
  const tap = (_: string, done: (made: typeof compilation) => void) => done(compilation);
  hashOfFiles.apply({ hooks: { emit: { tap } } } as unknown as Compiler);
  return compilation.hash;
};

test("the same files have the same hash, however they were made", () => {
  expect(hashOf("cold", "a-1.js", "b-2.css")).toBe(hashOf("warm", "b-2.css", "a-1.js"));
  expect(hashOf("cold", "a-1.js")).not.toBe(hashOf("cold", "a-2.js"));
});
