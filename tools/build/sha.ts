import { createHash } from "node:crypto";

/** A digest of all parts, in order. */
export const sha = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update("\0"), createHash("sha256")).digest("base64url");
