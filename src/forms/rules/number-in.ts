import { plainText } from "./plain-text";

/** The number that somebody typed; NaN where it is none. A comma before three digits groups, any other is a decimal point. */
export const numberIn = (text: string): number =>
  Number(
    plainText(text)
      .replace(/,(?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );
