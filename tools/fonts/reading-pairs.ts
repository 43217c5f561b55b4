/** In a word, at its begin and at its end; and capitals for abbreviations. Not digits, and not signs among themselves. */
const setInWords = /^(?:[A-Za-z][a-z.,:?’-]|[“‘’(-][A-Za-z]|[A-Z]{2})$/;

/** The pairs of `characters` that stand side by side in English text, whatever it says. */
export const readingPairs = (characters: string): string[] =>
  [...characters]
    .flatMap((left) => [...characters].map((right) => left + right))
    .filter((pair) => setInWords.test(pair));
