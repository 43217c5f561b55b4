import { once } from "node:events";
import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { byteRange } from "./byte-range";
import { openEntry, streamPart } from "./disk-file";
import type { FileEntry, LoadedFile, BinaryFile, Variant } from "./file-entry";
import { isUnchanged, negotiate } from "./negotiate";

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
