import { createHash } from "node:crypto";
import { fewestLetters } from "./spam-rules";

/**
 * The same for texts that differ in capitals, blanks, digits and signs alone, which mailings vary. Null for a text
 * too short to compare.
 */
export const textDigest = (message: unknown): string | null => {
  const letters = String(message ?? "")
    .toLowerCase()
    .replace(/\P{L}+/gu, "");
  if (letters.length < fewestLetters) return null;
  return createHash("sha256").update(letters).digest("base64url");
};
