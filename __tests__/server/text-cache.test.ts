/** @jest-environment node */
import type { KeptFile } from "../../src/server/files/file-entry";
import { TextCache } from "../../src/server/files/text-cache";

const reads: string[] = [];
const file = (name: string, bytes = 10) => {
  const body = Buffer.alloc(bytes);
  const entry: KeptFile = { kind: "kept", plain: { body, headers: {} }, encoded: {} };
  return () => {
    reads.push(name);
    return name === "gone" ? Promise.reject(new Error("gone")) : Promise.resolve(entry);
  };
};
beforeEach(() => reads.splice(0));

test("what was asked for last stays, what was asked for long ago is read again", async () => {
  const cache = new TextCache(20);
  const [a, b, c] = ["a", "b", "c"].map((name) => cache.late(file(name)));
  for (const late of [a, b, a, c, a, b]) await late!.read();
  expect(reads.join("")).toBe("abcb");
});

test("many calls at once read a file once", async () => {
  const late = new TextCache(5).late(file("a"));
  await Promise.all([late.read(), late.read(), late.read()]);
  expect(reads).toEqual(["a"]);
});

test("a file that is gone is asked for again and takes no room", async () => {
  const cache = new TextCache(20);
  const [gone, a, b] = [cache.late(file("gone")), cache.late(file("a")), cache.late(file("b"))];
  for (const late of [gone, gone]) await expect(late.read()).rejects.toThrow("gone");
  for (const late of [a, b, a, b]) await late.read();
  expect(reads.join()).toBe("gone,gone,a,b");
});
