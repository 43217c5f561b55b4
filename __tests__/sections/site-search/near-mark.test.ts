/** @jest-environment node */
import { nearMark } from "../../../src/sections/site-search/near-mark";

test("an excerpt begins three words before the first that was looked for", () => {
  expect(nearMark("one two three four five six seven <mark>price</mark> and more")).toBe(
    "… five six seven <mark>price</mark> and more",
  );
  expect(nearMark("one two three four five six seven (<mark>price</mark>)")).toBe(
    "… five six seven (<mark>price</mark>)",
  );
});

test("one that holds it early, or not at all, stays as it is", () => {
  for (const excerpt of [
    "… a fixed <mark>price</mark> …",
    "one two three four (<mark>price</mark>)",
    "one two three four five six seven eight",
  ])
    expect(nearMark(excerpt)).toBe(excerpt);
});
