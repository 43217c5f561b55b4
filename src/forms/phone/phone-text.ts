/** Whether a text is nothing but a phone number in the making, so that formatting it loses nothing. */
export const formatsItself = (text: string): boolean => /^[+\d\s().-]*$/.test(text);

const counted = /[+\d]/;

/**
 * Where the caret belongs after `entered` became `formatted`: behind the same number of digits.
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
