/** @jest-environment node */
import fc from "fast-check";
import { readTangle, writeTangle } from "../../src/play/settle-up/tangle-hash";

const names = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 4 })
  .filter((name) => name.trim() === name && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) && [...name].length <= 12);
const friends = fc.array(fc.record({ name: names, paid: fc.integer({ min: 0, max: 9_999_999 }) }), {
  minLength: 2,
  maxLength: 8,
});

test("a tangle comes back from its hash as it was, whatever the names", () => {
  fc.assert(
    fc.property(friends, (some) => {
      const { hash } = new URL(`#${writeTangle("toy", some)}`, "https://example.com/");
      expect(readTangle("toy", hash)).toEqual(some);
    }),
  );
});

test("a hash about something else holds no tangle", () => {
  for (const hash of ["", "#", "#toy", "#toys=A:1,B:2", "#faq"])
    expect(readTangle("toy", hash)).toBeUndefined();
});

test.each([
  ["nobody", ""],
  ["one alone", "A:1"],
  ["nine", Array.from({ length: 9 }, () => "A:1").join(",")],
  ["no amount", "A:,B:1"],
  ["a negative amount", "A:-1,B:1"],
  ["too much", "A:10000000,B:1"],
  ["a long name", "Abcdefghijklm:1,B:1"],
  ["an empty name", "%20:1,B:1"],
  ["letters that cannot be seen", "A%E2%80%AE:1,B:1"],
  ["half a letter", "%E2:1,B:1"],
  ["anything", "<script>alert(1)</script>"],
])("%s cannot be read", (_, entry) => {
  expect(readTangle("toy", `#toy=${entry}`)).toBeNull();
});

test("reading takes no time on any input", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      readTangle("toy", `#toy=${text}`);
    }),
  );
});
