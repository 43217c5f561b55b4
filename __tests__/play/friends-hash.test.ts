/** @jest-environment node */
import fc from "fast-check";
import { readFriends, writeFriends } from "../../src/play/settle-up/friends-hash";

const names = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 4 })
  .filter((name) => name.trim() === name && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) && [...name].length <= 12);
const friends = fc.array(fc.record({ name: names, paid: fc.integer({ min: 0, max: 9_999_999 }) }), {
  minLength: 2,
  maxLength: 8,
});

test("friends come back from their hash as they were, whatever the names", () => {
  fc.assert(
    fc.property(friends, (some) => {
      const { hash } = new URL(`#${writeFriends("toy", some)}`, "https://example.com/");
      expect(readFriends("toy", hash)).toEqual(some);
    }),
  );
});

test("a hash about something else holds no friends", () => {
  for (const hash of ["", "#", "#toy", "#toys=A:1,B:2", "#faq"])
    expect(readFriends("toy", hash)).toBeUndefined();
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
  expect(readFriends("toy", `#toy=${entry}`)).toBeNull();
});

test("reading takes no time on any input", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      readFriends("toy", `#toy=${text}`);
    }),
  );
});
