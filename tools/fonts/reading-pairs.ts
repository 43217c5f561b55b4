/** Pairs in a word, at its start and end, and in abbreviations. No digits, no two punctuation marks. */
const setInWords = /^(?:[A-Za-z][a-z.,:?’-]|[“‘’(-][A-Za-z]|[A-Z]{2})$/;

/** Pairs of `characters` that can be adjacent in English text. */
export const readingPairs = (characters: string): string[] =>
  [...characters]
    .flatMap((left) => [...characters].map((right) => left + right))
    .filter((pair) => setInWords.test(pair));
