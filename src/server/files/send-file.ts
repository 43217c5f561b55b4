import { once } from "node:events";
import { Readable } from "node:stream";
import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  etagOf,
  type BinaryFile,
  type Encoding,
  type FileEntry,
  type LoadedFile,
  type Variant,
} from "./file-entry";

/** The smallest representation of a file that the client accepts. */
export const negotiate = (file: LoadedFile, acceptEncoding: string | undefined): Variant => {
  if (!acceptEncoding) return file.plain;
  const { br, gzip } = file.encoded;
  if (br && accepts(acceptEncoding, "br")) return br;
  if (gzip && accepts(acceptEncoding, "gzip")) return gzip;
  return file.plain;
};

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Whether `If-None-Match` names this ETag, so that the client already has the file. */
const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
};

const chunkSize = 64 * 1024;

/** Identifies the content: it changes when the file is written or replaced. */
const stampOf = async (handle: FileHandle): Promise<string> => {
  const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
  return [ino, size, mtimeNs].join();
};

const readState = async (handle: FileHandle) => {
  const stamp = await stampOf(handle);
  const hash = createHash("sha256");
  let size = 0;
  const chunks: AsyncIterable<Buffer> = handle.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { stamp, size, etag: etagOf(hash.digest("base64url")) };
};

/**
 * Opens a file that is not kept in memory. If the file was replaced, its entry is updated.
 * @throws if the file is gone.
 */
const openEntry = async (entry: BinaryFile): Promise<FileHandle> => {
  const handle = await open(entry.file);
  try {
    if (entry.stamp !== (await stampOf(handle))) {
      const { etag, ...state } = await readState(handle);
      Object.assign(entry, state, { headers: { ...entry.headers, etag } });
    }
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
};

/** Streams part of a file and closes it. Fails if the file changes meanwhile, so that old and new content never mix. */
const streamPart = (handle: FileHandle, stamp: string, start: number, end: number): Readable => {
  let position = start;
  const next = async (): Promise<Buffer | null> => {
    if (position > end) return null;
    const wanted = Math.min(chunkSize, end + 1 - position);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
    if (bytesRead === 0 || (await stampOf(handle)) !== stamp)
      throw new Error("The file was written to while it was sent.");
    position += bytesRead;
    return buffer.subarray(0, bytesRead);
  };
  return new Readable({
    highWaterMark: chunkSize,
    read() {
      next().then(
        (chunk) => this.push(chunk),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done);
    },
  });
};

/** The one range that a `Range` header requests, up to and including `end`; `whole` if the header is missing, invalid or has several ranges. */
const byteRange = (header: string | undefined, size: number) => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (!first && !last) return "whole";
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return "whole";
  return start > end || start >= size ? "unsatisfiable" : { start, end };
};

/** Sends a file: status 304 if the client has it, headers only for HEAD, part of it for a range request. */
export const sendEntry = (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: FileEntry,
): FastifyReply | Promise<FastifyReply> => {
  if (entry.kind === "binary") return sendBinary(request, reply, entry);
  if (entry.kind === "lazy") return entry.read().then((loaded) => sendLoaded(request, reply, loaded));
  return sendLoaded(request, reply, entry);
};

const sendLoaded = (request: FastifyRequest, reply: FastifyReply, entry: LoadedFile): FastifyReply => {
  const variant = negotiate(entry, request.headers["accept-encoding"]);
  if (isUnchanged(request.headers["if-none-match"], variant.headers.etag ?? "")) {
    return reply.code(304).headers(variant.headers).send();
  }
  return sendVariant(request, reply, variant);
};

/** Sends one representation of a file with the status that is already set. */
export const sendVariant = (request: FastifyRequest, reply: FastifyReply, variant: Variant): FastifyReply => {
  reply.headers(variant.headers).header("content-length", variant.body.length);
  return reply.send(request.method === "HEAD" ? undefined : variant.body);
};

const sendBinary = async (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: BinaryFile,
): Promise<FastifyReply> => {
  const { body } = entry;
  if (body) return sendPart(request, reply, entry, (start, end) => body.subarray(start, end + 1));
  // Pipelined answers get the socket in turn. If the client disconnects first, this never resumes, and no file is open.
  if (!reply.raw.socket) await once(reply.raw, "socket");
  // Opens the file before headers are set, so that a file which a newer build removed gets a clean 404.
  const handle = await openEntry(entry);
  let isSent = false;
  sendPart(request, reply, entry, (start, end) => {
    isSent = true;
    return streamPart(handle, entry.stamp, start, end);
  });
  if (!isSent) await handle.close();
  return reply;
};

/** Sends the requested range, which is read only now. */
const sendPart = (
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  entry: BinaryFile,
  read: (start: number, end: number) => Buffer | Readable,
): FastifyReply => {
  const etag = entry.headers.etag ?? "";
  if (isUnchanged(headers["if-none-match"], etag)) return reply.code(304).headers(entry.headers).send();
  const ifRange = headers["if-range"];
  const asksForPart = method === "GET" && (!ifRange || ifRange === etag);
  const range = asksForPart ? byteRange(headers.range, entry.size) : "whole";
  if (range === "unsatisfiable")
    return reply.code(416).header("content-range", `bytes */${entry.size}`).send();
  const { start, end } = range === "whole" ? { start: 0, end: entry.size - 1 } : range;
  if (range !== "whole") reply.code(206).header("content-range", `bytes ${start}-${end}/${entry.size}`);
  reply.headers(entry.headers).header("content-length", end - start + 1);
  return reply.send(method === "HEAD" || entry.size === 0 ? undefined : read(start, end));
};
