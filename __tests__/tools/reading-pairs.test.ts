/** @jest-environment node */
import { readingPairs } from "../../tools/fonts/reading-pairs";

it("names pairs that stand in words or around them, and no others", () => {
  const pairs = readingPairs("AVor.-‘’1 ");
  expect(pairs).toEqual(expect.arrayContaining(["Vo", "or", "r.", "r-", "-A", "‘A", "o’", "AV"]));
  for (const absent of ["oV", "11", "1o", ".-", " A", "’ "]) expect(pairs).not.toContain(absent);
});
