/** @jest-environment node */
import {
  sharedSentences,
  bestMatchingSentence,
} from "../../../src/sections/site-search/best-matching-sentence";

const text =
  "Price · name a price before having seen anything. What the price of an hour holds · One hour of it costs about $23. The price of a month is $3200! That is the price. Prices\nAnd nothing else here";

test.each([
  [["price"], "The price of a month is $3200!"],
  [["hour", "costs"], "One hour of it costs about $23."],
  [["holds"], "What the price of an hour holds"],
  [["glaze"], undefined],
  [[], undefined],
])("of %j tells: %s", (words, sentence) => {
  expect(bestMatchingSentence(text, words)).toBe(sentence);
});

test("a sentence that stands on several pages tells of none", () => {
  const one = "We write plan and price down. The price of a kiln is in its bricks.";
  const other = "We write plan and price down. Tea has no price at all here.";
  const shared = sharedSentences([one, other]);
  expect(bestMatchingSentence(one, ["price"], shared)).toBe("The price of a kiln is in its bricks.");
  expect(bestMatchingSentence("We write plan and price down.", ["price"], shared)).toBeUndefined();
});
