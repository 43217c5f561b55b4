import { escapeHtml } from "../../content-model/escape-html";

/** The word, or the word with an ending of two letters, such as a plural. */
const asWord = (word: string): string =>
  `${word.replace(/^(.{3,}?)e?s$/, "$1").replace(/[.+*?^$()[\]{}|\\]/g, "\\$&")}[\\p{L}\\p{N}]{0,2}`;

/** Matches one of the words, but not inside another word; the groups are the character before it, and the word. */
const oneOf = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`(^|[^\\p{L}\\p{N}])(${words.map(asWord).join("|")})(?![\\p{L}\\p{N}])`, flags);

/** How many of the words a text contains. */
export const hitsIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => oneOf([word], "iu").test(text)).length;

/** A page's description, or a sentence of it, as HTML with matches in `mark`. */
export const markedDescription = (description: string, words: readonly string[]): string => {
  if (words.length === 0) return escapeHtml(description);
  // Every third part is a match.
  return description
    .split(oneOf(words, "giu"))
    .map((piece, index) => (index % 3 === 2 ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece)))
    .join("");
};
