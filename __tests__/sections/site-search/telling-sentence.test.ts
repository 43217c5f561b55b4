/** @jest-environment node */
import { tellingSentence } from "../../../src/sections/site-search/telling-sentence";

const text =
  "Price · name a price before having seen anything. What the price of an hour holds · One hour of it costs about $23. The price of a month is $3200! That is the price. Prices\nAnd nothing else here";

test.each([
  [["price"], "The price of a month is $3200!"],
  [["hour", "costs"], "One hour of it costs about $23."],
  [["holds"], "What the price of an hour holds"],
  [["glaze"], undefined],
  [[], undefined],
])("of %j tells: %s", (words, sentence) => {
  expect(tellingSentence(text, words)).toBe(sentence);
});
