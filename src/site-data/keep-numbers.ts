/**
 * Keeps a number on the line of the next word: "4 months". For texts filled in at run time; builds typeset all others.
 */
export const keepNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");
