import { plainText } from "./plain-text";

/**
 * The typed number; NaN if it is none. A comma before three digits separates thousands, any other is a decimal point.
 */
export const numberIn = (text: string): number =>
  Number(
    plainText(text)
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );
