import { readFile, stat, readdir } from "node:fs/promises";
import path from "node:path";
import { cacheControl } from "./caching";
import { contentType, isCompressible } from "./content-types";
import {
  encodings,
  etagOf,
  hashOf,
  type FileEntry,
  type LoadedFile,
  type BinaryFile,
  type TextFile,
} from "./file-entry";
import { loadFile } from "./load-file";
import type { ExtraSources } from "./page-policy";
import { TextCache } from "./text-cache";

/**
 * Never served: hidden files except those of RFC 8615, source maps, bundler statistics, and slices, which the pages
 * already contain.
 */
const withheld =
  /(?:^|\/)(?:\.(?!well-known\/)|webpack\.stats\.json$)|\.map(?:\.br|\.gz)?$|^_gatsby\/slices\//;

/** Paths of all files that may be served, relative to the folder, with `/` between. Links are not followed. */
const readTree = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((file) => !withheld.test(file) && !/\/\./.test(file))
    .sort();
};

/** Feeds are their own canonical page, even if another host serves a copy. */
const feeds = ["rss.xml", "feed.json"];

/**
 * The canonical link of a Markdown file, which is its page, or of a feed, which is the feed itself. `home`: the home
 * page's URL.
 */
const canonicalLink = (
  file: string,
  present: ReadonlySet<string>,
  home: string | undefined,
): Record<string, string> => {
  if (!home) return {};
  const to = (path: string) => ({ link: `<${home}${encodeURI(path)}>; rel="canonical"` });
  if (feeds.includes(file)) return to(`/${file}`);
  const page = /^(.+)\.md$/.exec(file)?.[1];
  if (page === "index") return to("/");
  return page !== undefined && present.has(`${page}/index.html`) ? to(`/${page}`) : {};
};

/**
 * The files and pages of the built site by path, made once at start. If all text files fit in memory they are read
 * then, so that pages need no disk access; otherwise each is read when requested.
 */
export interface FileTable {
  /** Files other than pages, by path. */
  files: Map<string, FileEntry>;
  /** Pages by canonical path, without a trailing slash. */
  pages: Map<string, TextFile>;
  /** Canonical path of a page by its lower-case path. */
  pageByLowerCase: Map<string, string>;
  notFound: LoadedFile | undefined;
  /** Replaces `notFound` inside folders that have a 404 page of their own, by the folder's path. */
  notFoundIn: Map<string, LoadedFile>;
  serverError: LoadedFile | undefined;
}

const errorPages = ["/404", "/500"];

/** Pictures, fonts and short videos up to this size are kept in memory, while there is room. */
const largestKept = 2 * 2 ** 20;
const roomForKept = 64 * 2 ** 20;

/** Only for link previews, so not worth the memory. */
const rarelyAsked = /^sharing\//;

/** Bytes of uncompressed text that may be read at the start. */
const defaultRoomForText = 64 * 2 ** 20;

export interface ReadOptions {
  /** Additional headers for files that are not pages. */
  headers?: Record<string, string>;
  /** Receives warnings about faults of the build that do not prevent serving it. */
  warn?: (text: string) => void;
  /** URL of the home page, without a trailing slash. */
  home?: string;
  /** Bytes of text to read at the start; on a larger site, the size of the cache for text. */
  roomForText?: number;
}

/**
 * Reads the built site.
 * @throws Error naming `npm run build` if the folder is missing.
 */
export const readFileTable = async (
  folder: string,
  extraSources: ExtraSources,
  { headers = {}, warn = () => undefined, home, roomForText = defaultRoomForText }: ReadOptions = {},
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
    notFoundIn: new Map(),
    serverError: undefined,
  };
  const isSmall = await fitsIn(folder, tree.filter(isCompressible), roomForText);
  const texts = new TextCache(roomForText);
  const text = async (file: string, page?: string): Promise<TextFile> => {
    const tell = (name: string) => warn(damageWarning([name]));
    const source = {
      ...{ folder, file, present },
      ...(page === undefined
        ? { headers: { ...headers, ...canonicalLink(file, present, home) } }
        : { headers: {}, page: { path: page, extraSources } }),
    };
    if (!isSmall && !errorPages.includes(page ?? ""))
      return texts.lazy(() => loadFile({ ...source, onDamaged: tell }));
    return loadFile({ ...source, onDamaged: (name) => damaged.push(name) });
  };
  let room = roomForKept;
  for (const file of tree) {
    if (isPrecompressed(file, present)) continue;
    const page = pagePath(`/${file}`);
    if (!isCompressible(file)) {
      const entry = await uncompressed(folder, file, headers, room);
      if (entry.body) room -= entry.size;
      table.files.set(`/${file}`, entry);
    } else if (page === undefined) table.files.set(`/${file}`, await text(file));
    // Of `404.html` and `404/index.html` the first is used, because it is made for every path.
    else if (!table.pages.has(page)) table.pages.set(page, await text(file, page));
  }
  if (damaged.length > 0) warn(damageWarning(damaged));
  table.notFound = await loaded(table.pages.get("/404"));
  table.serverError = await loaded(table.pages.get("/500"));
  for (const errorPage of errorPages) table.pages.delete(errorPage);
  for (const [path, page] of table.pages) {
    if (!path.endsWith("/404")) continue;
    const kept = await loaded(page);
    if (kept) table.notFoundIn.set(path.slice(0, path.lastIndexOf("/")), kept);
  }
  for (const page of table.pages.keys()) table.pageByLowerCase.set(page.toLowerCase(), page);
  return table;
};

const damageWarning = (files: readonly string[]): string =>
  `Compressed files are damaged: ${files.join(", ")}. Their plain files are served; build the site anew.`;

const loaded = async (file: TextFile | undefined): Promise<LoadedFile | undefined> =>
  file?.kind === "lazy" ? file.read() : file;

/** Whether the files' total size is at most `bytes`; stops once it is exceeded. */
const fitsIn = async (folder: string, files: readonly string[], bytes: number): Promise<boolean> => {
  let sum = 0;
  for (const file of files) {
    sum += (await stat(path.join(folder, file))).size;
    if (sum > bytes) return false;
  }
  return true;
};

const isPrecompressed = (file: string, present: Set<string>): boolean =>
  encodings.some(({ ending }) => file.endsWith(ending) && present.has(file.slice(0, -ending.length)));

/** The page's path: `/x` for `/x/index.html` and for `/x.html`. */
export const pagePath = (file: string): string | undefined => {
  if (!file.endsWith(".html")) return undefined;
  return file.replace(/(?:\/index)?\.html$/, "") || "/";
};

const uncompressed = async (
  folder: string,
  file: string,
  further: Record<string, string>,
  room: number,
): Promise<BinaryFile> => {
  const full = path.join(folder, file);
  const headers = {
    "content-type": contentType(file),
    "cache-control": cacheControl(`/${file}`),
    "accept-ranges": "bytes",
    ...further,
  };
  const { size } = await stat(full);
  // Such a file's state is read at the first request.
  if (size > Math.min(largestKept, room) || rarelyAsked.test(file))
    return { kind: "binary", file: full, size, stamp: "", headers };
  const body = await readFile(full);
  return {
    kind: "binary",
    ...{ file: full, size: body.length, body, stamp: "" },
    headers: { ...headers, etag: etagOf(hashOf(body)) },
  };
};
