import { createHash } from "node:crypto";
import type { EnquiryKind } from "../../content-model/form-fields/forms";

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

/** Score from which an enquiry is marked as spam. One sign is enough only if it has this score alone. */
export const markFrom = 2;

/** Signs of spam. Each limit favours the visitor, because a marked enquiry gets no confirmation. */
export const spamRules = {
  /** People need longer, even if they paste everything or resend a draft after a reload; programs do not. */
  fast: { points: 1, underMs: 5000 },
  /** An honest enquiry links to its own site and another; an application to a portfolio, code and profiles. */
  links: { points: 1, from: { contact: 3, hire: 3, career: 6 } satisfies Record<EnquiryKind, number> },
  /** Nobody reads that many links. A person with a long list sends a file. */
  linkFarm: { points: 2, from: 25 },
  /** Some honest people use throwaway addresses. */
  throwaway: { points: 1 },
  /** Two addresses may be one person, or a colleague who tries again. */
  repeated: { points: 1, others: 1 },
  /** The same text from this many addresses is a mailing. */
  mailing: { points: 2, others: 4 },
} as const;

/** How long texts are remembered to recognise repetitions. */
export const repeatedWithinMs = 24 * 60 * 60 * 1000;

/** Shorter texts are often identical by chance, such as "Please call me." */
const fewestLetters = 40;
