/** Unicode direction marks and overrides, which can disguise a line. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

export const withoutBidiControls = (text: string): string => text.replace(directions, "");

/** Replaces control characters by spaces, so that text from visitors cannot control the terminal. */
export const printable = (text: string): string =>
  withoutBidiControls(text).replace(/[\p{Cc}\p{Cf}]+/gu, " ");
