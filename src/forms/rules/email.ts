/** `short`: a last part of 2 or 3 letters; `any`: longer ones too, and `+` before the `@`. */
export type EmailEnding = "short" | "any";

// Between two parts stands exactly one dot or hyphen, so there is one way to read any input and matching stays linear.
const patterns: Record<EmailEnding, RegExp> = {
  short: /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/,
  any: /^[\w+]+(?:[.-][\w+]+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,63}$/,
};

/** The pattern an address must match, trimmed. Linear time on any input. */
export const emailPattern = (ending: EmailEnding): RegExp => patterns[ending];
