import { nearMark } from "../../../src/sections/site-search/best-matching-sentence";

const long = "One sentence that says a good deal before it comes to what somebody has looked for";

test("an excerpt keeps its beginning where the words found are in sight", () => {
  expect(nearMark("What a <mark>price</mark> holds.")).toBe("What a <mark>price</mark> holds.");
  expect(nearMark(`${long}.`)).toBe(`${long}.`);
});

test("it begins three words before them where they stand later", () => {
  expect(nearMark(`${long}: a <mark>price</mark>.`)).toBe("… looked for: a <mark>price</mark>.");
  expect(nearMark(`${long} (<mark>price</mark>).`)).toBe("… has looked for (<mark>price</mark>).");
});
