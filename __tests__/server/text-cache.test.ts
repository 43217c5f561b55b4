/** @jest-environment node */
import type { LoadedFile } from "../../src/server/files/file-entry";
import { TextCache } from "../../src/server/files/text-cache";

const reads: string[] = [];
const file = (name: string, bytes = 10) => {
  const body = Buffer.alloc(bytes);
  const entry: LoadedFile = { kind: "loaded", plain: { body, headers: {} }, encoded: {} };
  return () => {
    reads.push(name);
    return name === "gone" ? Promise.reject(new Error("gone")) : Promise.resolve(entry);
  };
};
beforeEach(() => reads.splice(0));

test("what was asked for last stays, what was asked for long ago is read again", async () => {
  const cache = new TextCache(20);
  const [a, b, c] = ["a", "b", "c"].map((name) => cache.lazy(file(name)));
  for (const lazy of [a, b, a, c, a, b]) await lazy!.read();
  expect(reads.join("")).toBe("abcb");
});

test("many calls at once read a file once", async () => {
  const lazy = new TextCache(5).lazy(file("a"));
  await Promise.all([lazy.read(), lazy.read(), lazy.read()]);
  expect(reads).toEqual(["a"]);
});

test("a file that is gone is asked for again and takes no room", async () => {
  const cache = new TextCache(20);
  const [gone, a, b] = [cache.lazy(file("gone")), cache.lazy(file("a")), cache.lazy(file("b"))];
  for (const lazy of [gone, gone]) await expect(lazy.read()).rejects.toThrow("gone");
  for (const lazy of [a, b, a, b]) await lazy.read();
  expect(reads.join()).toBe("gone,gone,a,b");
});
