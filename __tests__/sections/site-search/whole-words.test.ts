import { wholeWords } from "../../../src/sections/site-search/whole-words";

test("each word of an excerpt is a box, with its mark and its sign", () => {
  expect(wholeWords("What a <mark>price</mark>, &amp; why")).toBe(
    "<span>What</span> <span>a</span> <span><mark>price</mark>,</span> <span>&amp;</span> <span>why</span>",
  );
});
