import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a header with a secret in constant time. */
export const secretsMatch = (given: string | string[] | undefined, expected: string): boolean => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return typeof given === "string" && timingSafeEqual(digest(given), digest(expected));
};
