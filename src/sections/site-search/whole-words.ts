/** An excerpt, as HTML, with each word a box of its own: where the styles cut it off, browsers leave out a word, not a part of one. */
export const wholeWords = (excerpt: string): string => excerpt.replace(/\S+/g, "<span>$&</span>");
