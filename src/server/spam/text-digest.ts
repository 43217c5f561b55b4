import { createHash } from "node:crypto";
import { fewestLetters } from "./spam-rules";

/**
 * A digest of the letters only, because bulk mail varies case, spaces, digits and punctuation. Null for a text that is
 * too short to compare.
 */
export const textDigest = (message: unknown): string | null => {
  const letters = String(message ?? "")
    .toLowerCase()
    .replace(/\P{L}+/gu, "");
  if (letters.length < fewestLetters) return null;
  return createHash("sha256").update(letters).digest("base64url");
};
