import { readFile } from "node:fs/promises";
import path from "node:path";
import { isSearchWorker } from "../../config/search-path";
import { searchWorkerPolicy } from "../plugins/security-headers";
import { cacheControl } from "./caching";
import { contentType } from "./content-types";
import { encodings, etagOf, hashOf, type LoadedFile } from "./file-entry";
import { pagePolicy, type ExtraSources } from "./page-policy";

export interface FileSource {
  folder: string;
  file: string;
  /** Names of all files of the site. */
  present: ReadonlySet<string>;
  /** Receives the names of compressed files that cannot be read. */
  onDamaged: (file: string) => void;
  headers: Record<string, string>;
  /** For a page: its path, and the additional origins in its policy. */
  page?: { path: string; extraSources: ExtraSources };
}

/** Reads a text file in all representations that the build made. */
export const loadFile = async ({
  folder,
  file,
  present,
  onDamaged,
  headers,
  page,
}: FileSource): Promise<LoadedFile> => {
  const body = await readFile(path.join(folder, file));
  const hash = hashOf(body);
  const all: Record<string, string> = {
    "content-type": contentType(file),
    "cache-control": cacheControl(`/${file}`),
    vary: "Accept-Encoding",
    etag: etagOf(hash),
    ...headers,
  };
  if (page) all["content-security-policy"] = pagePolicy(body.toString("utf8"), page.extraSources, page.path);
  if (isSearchWorker(`/${file}`)) all["content-security-policy"] = searchWorkerPolicy;
  const entry: LoadedFile = { kind: "loaded", plain: { body, headers: all }, encoded: {} };
  for (const { encoding, ending, decompress } of encodings) {
    if (!present.has(file + ending)) continue;
    const compressed = await readFile(path.join(folder, file + ending));
    const unpacked = decompressed(decompress, compressed);
    if (!unpacked) onDamaged(file + ending);
    // A compressed file of an earlier build must not be served instead of the new file.
    if (!unpacked?.equals(body)) continue;
    entry.encoded[encoding] = {
      body: compressed,
      headers: { ...all, "content-encoding": encoding, etag: etagOf(hash, `-${encoding}`) },
    };
  }
  return entry;
};

/** Content of a compressed file; undefined if the file is truncated or damaged. */
const decompressed = (decompress: (body: Buffer) => Buffer, compressed: Buffer): Buffer | undefined => {
  try {
    return decompress(compressed);
  } catch {
    return undefined;
  }
};
