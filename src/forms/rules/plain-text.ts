/**
 * The typed number; NaN if it is none. A comma before three digits separates thousands, any other is a decimal point.
 */
export const numberIn = (text: string): number =>
  Number(
    plainText(text)
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );

const digit = /\p{Nd}/u;

/** A digit of any script as 0 to 9. In Unicode a script's ten digits are consecutive. */
const asciiDigit = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * A text as a plain keyboard types it: full-width characters and other scripts' digits as ASCII, simple spaces and
 * hyphens, without the invisible marks that phones put around a copied contact.
 */
export const plainText = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s/g, " ")
    .replace(/\p{Pd}/gu, "-")
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .trim();
