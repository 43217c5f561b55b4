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
  /** Is told the names of compressed files that cannot be read. */
  onDamaged: (file: string) => void;
  headers: Record<string, string>;
  /** For a page: its path, and the origins that its policy admits. */
  page?: { path: string; extraSources: ExtraSources };
}

/** Reads a text file in all the forms that the build left. */
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
    const unpacked = whole(decompress, compressed);
    if (!unpacked) onDamaged(file + ending);
    // A compressed file left over from an earlier build must not hide the new one.
    if (!unpacked?.equals(body)) continue;
    entry.encoded[encoding] = {
      body: compressed,
      headers: { ...all, "content-encoding": encoding, etag: etagOf(hash, `-${encoding}`) },
    };
  }
  return entry;
};

/** What a compressed file holds; undefined where it is cut off or damaged. */
const whole = (decompress: (body: Buffer) => Buffer, compressed: Buffer): Buffer | undefined => {
  try {
    return decompress(compressed);
  } catch {
    return undefined;
  }
};
