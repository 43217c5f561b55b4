/** @jest-environment node */
import { hitsIn, markedDescription } from "../../../src/sections/site-search/marked-description";

test.each([
  ["Hire React developers.", ["react"], "Hire <mark>React</mark> developers."],
  ["A developer, two Developers", ["developers"], "A <mark>developer</mark>, two <mark>Developers</mark>"],
  ["React's price is in C++", ["price", "c++"], "React&#39;s <mark>price</mark> is in <mark>C++</mark>"],
  ["price price, a price", ["price"], "<mark>price</mark> <mark>price</mark>, a <mark>price</mark>"],
  [
    "Uses and the used, .NET",
    ["uses", ".net"],
    "<mark>Uses</mark> and the <mark>used</mark>, <mark>.NET</mark>",
  ],
  ["<b> & price", ["price"], "&lt;b&gt; &amp; <mark>price</mark>"],
])("%s: %j are marked", (description, words, html) => {
  expect(markedDescription(description, words)).toBe(html);
});

test.each([
  ["A reactive page", ["react"]],
  ["Preact", ["react"]],
  ["To be, an end", ["es"]],
  ["Nothing of it", ["(", "price"]],
  ["Nothing asked", []],
])("%s has none of %j", (description, words) => {
  expect(hitsIn(description, words)).toBe(0);
  expect(markedDescription(description, words)).toBe(description);
});
