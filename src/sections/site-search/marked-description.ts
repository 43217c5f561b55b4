const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** As HTML text. Quotation marks may stay. */
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign]!);

/** The word, or the same with an ending of two letters, such as a plural; not as a part of another. */
const asWord = (word: string): string =>
  `(?<![\\p{L}\\p{N}])${word.replace(/(?<=...)e?s$/, "").replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")}[\\p{L}\\p{N}]{0,2}(?![\\p{L}\\p{N}])`;

/** How many of the words stand in a text. */
export const hitsIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => new RegExp(asWord(word), "iu").test(text)).length;

/** A page's description, or a sentence of it, as HTML with the words in `mark`. */
export const markedDescription = (description: string, words: readonly string[]): string => {
  if (words.length === 0) return escaped(description);
  // Every second part is a hit.
  return description
    .split(new RegExp(`(${words.map(asWord).join("|")})`, "giu"))
    .map((part, index) => (index % 2 === 1 ? `<mark>${escaped(part)}</mark>` : escaped(part)))
    .join("");
};
