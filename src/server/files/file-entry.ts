import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** One form of a file: plain or compressed. */
export interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

export type Encoding = "br" | "gzip";

/** A text file kept in memory, in all the forms that the build left. */
export interface LoadedFile {
  kind: "loaded";
  plain: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
}

/** A picture, font or film: asked for in parts, and not compressed again. */
export interface BinaryFile {
  kind: "binary";
  file: string;
  size: number;
  /** Kept where there is room; the others are read from disk for each request. */
  body?: Buffer;
  /** For files read from disk: changes when the file is replaced; empty until it was read first. */
  stamp: string;
  headers: Record<string, string>;
}

/** A text file that is read when it is asked for, on a site whose text does not fit in memory. */
export interface LazyFile {
  kind: "lazy";
  /** Reads it, unless it was asked for lately. Rejects when it is gone. */
  read: () => Promise<LoadedFile>;
}

export type TextFile = LoadedFile | LazyFile;

export type FileEntry = TextFile | BinaryFile;

/** The compressed forms that the build writes. */
export const encodings: { encoding: Encoding; ending: string; decompress: (body: Buffer) => Buffer }[] = [
  { encoding: "br", ending: ".br", decompress: brotliDecompressSync },
  { encoding: "gzip", ending: ".gz", decompress: gunzipSync },
];

/** A strong ETag from the bytes themselves. */
export const etagOf = (hash: string, suffix = ""): string => `"${hash.slice(0, 22)}${suffix}"`;

/** The hash that ETags are made of. */
export const hashOf = (body: Buffer): string => createHash("sha256").update(body).digest("base64url");
