/** Whether a text is only a (partial) phone number, so that formatting loses nothing. */
export const formatsItself = (text: string): boolean => /^[+\d\s().-]*$/.test(text);

const counted = /[+\d]/;

/**
 * Caret position after `entered` was formatted to `formatted`: behind the same number of digits.
 * @param caret characters before the caret in `entered`.
 */
export const caretAfterFormat = (entered: string, caret: number, formatted: string): number => {
  if (caret >= entered.length) return formatted.length;
  const digits = [...entered.slice(0, caret)].filter((character) => counted.test(character)).length;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digits) return index;
    if (counted.test(formatted[index]!)) seen += 1;
  }
  return formatted.length;
};
