import { createHash } from "node:crypto";

/** One form of a file: plain or compressed. */
export interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

export type Encoding = "br" | "gzip";

/** A text file kept in memory, in all the forms that the build left. */
export interface KeptFile {
  kind: "kept";
  plain: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
}

/** A picture, font or film, read from disk for each request. */
export interface StreamedFile {
  kind: "streamed";
  file: string;
  size: number;
  headers: Record<string, string>;
}

export type FileEntry = KeptFile | StreamedFile;

/** Compression endings, the better first. */
export const encodings: { encoding: Encoding; ending: string }[] = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

/** A strong ETag from the bytes themselves. */
export function etagOf(hash: string, suffix = ""): string {
  return `"${hash.slice(0, 22)}${suffix}"`;
}

/** The hash that ETags are made of. */
export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url");
}
