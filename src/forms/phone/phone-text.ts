import { plainText } from "../rules/plain-text";

/**
 * The entered text in plain characters, with the plus of an international number first: `(+44) 20` becomes `+44 20`.
 */
export const plainNumber = (entered: string): string =>
  plainText(entered)
    .replace(/^tel:\s*/i, "")
    .replace(/^[\s(]*\++[\s(]*(\d*)\s*\)?/, "+$1");

/** An extension in a form that the phone library does not support: `p5`, `poste 12`, `/5`. */
const extension = /[\s,;]*(?:(?:poste|p)\.?\s*\d{1,7}|\/\s*\d{1,4})$/i;

export const withoutExtension = (plain: string): string => plain.replace(extension, "");

/** Whether a text has more than a number, such as an extension. */
export const hasWords = (entered: string): boolean => {
  const plain = plainNumber(entered);
  return /[^+\d\s()./-]/.test(plain) || extension.test(plain);
};

/** Whether a text is only a (partial) phone number, so that formatting loses nothing. */
export const isPlainNumber = (text: string): boolean => /^\+?[\d\s().-]*$/.test(text);

/** Whether `entered` is `before` without a part of it. */
export const isErased = (before: string, entered: string): boolean => {
  if (entered.length >= before.length) return false;
  let same = 0;
  while (same < entered.length && entered[same] === before[same]) same += 1;
  return before.endsWith(entered.slice(same));
};

/** The characters that formatting must keep. */
export const digitsAndPlus = (text: string): string => text.replace(/[^+\d]/g, "");

/**
 * Caret position after `entered` was formatted to `formatted`: behind the same number of digits.
 * @param caret characters before the caret in `entered`.
 */
export const caretAfterFormat = (entered: string, caret: number, formatted: string): number => {
  if (caret >= entered.length) return formatted.length;
  const digits = digitsAndPlus(plainNumber(entered.slice(0, caret))).length;
  let index = 0;
  while (index < formatted.length && digitsAndPlus(formatted.slice(0, index)).length < digits) index += 1;
  return index;
};
