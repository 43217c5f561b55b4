/**
 * Keeps a number on the line of the next word: "4 months". For texts filled in at run time; builds typeset all others.
 */
export const keepNumbers = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, "$1\u00a0");

/** Replaces the placeholders of a label: `fillIn("{number} of {count}", { number: 1, count: 3 })`. */
export const fillIn = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
