import { createHash } from "node:crypto";
import { fewestLetters } from "./spam-rules";

/**
 * Makes out texts that are the same but for capitals, blanks, digits and signs, which mailings vary. Null for one too
 * short to tell.
 */
export const textDigest = (message: unknown): string | null => {
  const letters = String(message ?? "")
    .toLowerCase()
    .replace(/\P{L}+/gu, "");
  if (letters.length < fewestLetters) return null;
  return createHash("sha256").update(letters).digest("base64url");
};
