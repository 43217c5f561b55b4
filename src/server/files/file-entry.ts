import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** One representation of a file: plain or compressed. */
export interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

export type Encoding = "br" | "gzip";

/** A text file in memory, in all representations that the build made. */
export interface LoadedFile {
  kind: "loaded";
  plain: Variant;
  encoded: Partial<Record<Encoding, Variant>>;
}

/** A picture, font or video: supports range requests, and is not compressed again. */
export interface BinaryFile {
  kind: "binary";
  file: string;
  size: number;
  /** The content, if it fits in memory; other files are read from disk for each request. */
  body?: Buffer;
  /** For files read from disk: changes when the file is replaced; empty until the first read. */
  stamp: string;
  headers: Record<string, string>;
}

/** A text file that is read on request, on a site whose text does not fit in memory. */
export interface LazyFile {
  kind: "lazy";
  /** Reads the file unless it is in the cache. Rejects if the file is gone. */
  read: () => Promise<LoadedFile>;
}

export type TextFile = LoadedFile | LazyFile;

export type FileEntry = TextFile | BinaryFile;

/** The compressed forms that the build writes. */
export const encodings: { encoding: Encoding; ending: string; decompress: (body: Buffer) => Buffer }[] = [
  { encoding: "br", ending: ".br", decompress: brotliDecompressSync },
  { encoding: "gzip", ending: ".gz", decompress: gunzipSync },
];

/** A strong ETag, made from a hash of the content. */
export const etagOf = (hash: string, suffix = ""): string => `"${hash.slice(0, 22)}${suffix}"`;

export const hashOf = (body: Buffer): string => createHash("sha256").update(body).digest("base64url");
