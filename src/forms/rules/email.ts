/** `short`: a top-level domain of 2 or 3 letters. `any`: longer ones too, and `+` before the `@`. */
export type EmailEnding = "short" | "any";

// Exactly one dot or hyphen separates two parts, so matching is unambiguous and takes linear time.
const patterns: Record<EmailEnding, RegExp> = {
  short: /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/,
  any: /^[\w+]+(?:[.-][\w+]+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,63}$/,
};

/** The pattern of a trimmed address. Matches in linear time. */
export const emailPattern = (ending: EmailEnding): RegExp => patterns[ending];
