import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { isSearchWorker } from "../../config/search-path";
import { searchWorkerPolicy } from "../plugins/security-headers";
import { cacheControl } from "./caching";
import { contentType, isCompressible } from "./content-types";
import { readState } from "./disk-file";
import { encodings, etagOf, hashOf, type FileEntry, type KeptFile, type RangedFile } from "./file-entry";
import { pagePolicy, type ExtraSources } from "./page-policy";
import { readTree } from "./read-tree";

/** What the built site answers, by path; made once at start, so that a request reads no disk for a page. */
export interface FileTable {
  /** Files other than pages, by path. */
  files: Map<string, FileEntry>;
  /** Pages by canonical path, without a trailing slash. */
  pages: Map<string, KeptFile>;
  /** Canonical path of a page by its path in lower case. */
  pageByLowerCase: Map<string, string>;
  notFound: KeptFile | undefined;
  serverError: KeptFile | undefined;
}

const errorPages = ["/404", "/500"];

/** Pictures, fonts and short films up to this size are kept in memory, as long as there is room for all of them. */
const largestKept = 2 * 2 ** 20;
const roomForKept = 64 * 2 ** 20;

export interface ReadOptions {
  /** Further headers of what is not a page. */
  headers?: Record<string, string>;
  /** Is told of what is wrong with the build, and can be served all the same. */
  warn?: (text: string) => void;
}

/**
 * Reads the built site.
 * @throws Error naming `npm run build` when the folder is missing.
 */
export const readFileTable = async (
  folder: string,
  extraSources: ExtraSources,
  { headers = {}, warn = () => undefined }: ReadOptions = {},
): Promise<FileTable> => {
  const tree = await readTree(folder).catch((cause: Error) => {
    throw new Error(`${folder} cannot be read (${cause.message}). Run \`npm run build\` first.`, { cause });
  });
  const present = new Set(tree);
  const damaged: string[] = [];
  const table: FileTable = {
    files: new Map(),
    pages: new Map(),
    pageByLowerCase: new Map(),
    notFound: undefined,
    serverError: undefined,
  };
  let room = roomForKept;
  for (const file of tree) {
    if (isPrecompressed(file, present)) continue;
    const page = pagePath(`/${file}`);
    if (!isCompressible(file)) {
      const entry = await uncompressed(folder, file, headers, room);
      if (entry.body) room -= entry.size;
      table.files.set(`/${file}`, entry);
    } else if (page === undefined)
      table.files.set(`/${file}`, await kept({ folder, file, present, damaged, headers }));
    // Of `404.html` and `404/index.html` the first, which is the one made for any path.
    else if (!table.pages.has(page))
      table.pages.set(
        page,
        await kept({ folder, file, present, damaged, headers: {}, page: { extraSources } }),
      );
  }
  if (damaged.length > 0)
    warn(
      `Compressed files are damaged: ${damaged.join(", ")}. Their plain files are served; build the site anew.`,
    );
  table.notFound = table.pages.get("/404");
  table.serverError = table.pages.get("/500");
  for (const errorPage of errorPages) table.pages.delete(errorPage);
  for (const page of table.pages.keys()) table.pageByLowerCase.set(page.toLowerCase(), page);
  return table;
};

const isPrecompressed = (file: string, present: Set<string>): boolean =>
  encodings.some(({ ending }) => file.endsWith(ending) && present.has(file.slice(0, -ending.length)));

/** `/x/index.html` and `/x.html` are the page `/x`. */
export const pagePath = (file: string): string | undefined => {
  if (!file.endsWith(".html")) return undefined;
  return file.replace(/(?:\/index)?\.html$/, "") || "/";
};

interface KeptSource {
  folder: string;
  file: string;
  present: Set<string>;
  /** Names of compressed files that cannot be read are added to it. */
  damaged: string[];
  headers: Record<string, string>;
  /** For a page: the origins that its policy admits. */
  page?: { extraSources: ExtraSources };
}

const kept = async ({ folder, file, present, damaged, headers, page }: KeptSource): Promise<KeptFile> => {
  const body = await readFile(path.join(folder, file));
  const hash = hashOf(body);
  const all: Record<string, string> = {
    "content-type": contentType(file),
    "cache-control": cacheControl(`/${file}`),
    vary: "Accept-Encoding",
    etag: etagOf(hash),
    ...headers,
  };
  if (page) all["content-security-policy"] = pagePolicy(body.toString("utf8"), page.extraSources);
  if (isSearchWorker(`/${file}`)) all["content-security-policy"] = searchWorkerPolicy;
  const entry: KeptFile = { kind: "kept", plain: { body, headers: all }, encoded: {} };
  for (const { encoding, ending, decompress } of encodings) {
    if (!present.has(file + ending)) continue;
    const compressed = await readFile(path.join(folder, file + ending));
    const unpacked = whole(decompress, compressed);
    if (!unpacked) damaged.push(file + ending);
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

const uncompressed = async (
  folder: string,
  file: string,
  further: Record<string, string>,
  room: number,
): Promise<RangedFile> => {
  const full = path.join(folder, file);
  const handle = await open(full);
  try {
    const { etag, size, stamp } = await readState(handle);
    const body = size <= Math.min(largestKept, room) ? await readFile(full) : undefined;
    return {
      kind: "ranged",
      file: full,
      size,
      stamp,
      ...(body && { body }),
      headers: {
        "content-type": contentType(file),
        "cache-control": cacheControl(`/${file}`),
        "accept-ranges": "bytes",
        etag,
        ...further,
      },
    };
  } finally {
    await handle.close();
  }
};
