import { STATUS_CODES, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { messageText, type MessageCode, type MessageTexts } from "../messages";

const ofPages = ["GET", "HEAD"];
const ofCalls = [...ofPages, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

interface Mistake {
  status: number;
  code: MessageCode;
  headers?: Record<string, string>;
}

/** A name or an address, with or without a port; empty if the target has none. */
const hostHeader = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** RFC 9112, 3.2: exactly one `Host`. HTTP 1.0 has none. */
const isHostWrong = ({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts > 1 || (host === undefined ? httpVersion === "1.1" : !hostHeader.test(host));
};

const mistakeIn = (request: IncomingMessage, allowed: string[]): Mistake | undefined => {
  if (!/^1\.[01]$/.test(request.httpVersion) || isHostWrong(request))
    return { status: 400, code: "malformed", headers: { connection: "close" } };
  const { expect = "100-continue" } = request.headers;
  if (expect.toLowerCase() !== "100-continue") return { status: 417, code: "malformed" };
  if (!allowed.includes(request.method ?? ""))
    return { status: 405, code: "wrongMethod", headers: { allow: allowed.join(", ") } };
  return undefined;
};

/**
 * Refuses requests that HTTP forbids and methods that no route accepts, before their body is read. The API's routes
 * refuse by themselves.
 */
export const refuseMistakes = (
  app: FastifyInstance,
  isCall: (url: string) => boolean,
  texts: MessageTexts,
): void => {
  // Node would answer by itself, without our headers.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.addHook("onRequest", async (request, reply) => {
    const call = isCall(request.url);
    const mistake = mistakeIn(request.raw, call ? ofCalls : ofPages);
    if (!mistake) return;
    const message = messageText(texts, mistake.code);
    reply
      .code(mistake.status)
      .headers(mistake.headers ?? {})
      .header("cache-control", "no-cache");
    return call
      ? reply.send({ _error: { message } })
      : reply.type("text/plain; charset=utf-8").send(`${message}\n`);
  });
};

const byFault: Record<string, Mistake> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "headersTooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "malformed" },
};

const pageOf = (message: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><p>${message}</p>\n`;

/** The request target in unparsable bytes; empty if they begin after it. */
const targetIn = ({ rawPacket }: { rawPacket?: unknown }): string =>
  /^[A-Z]+ (\S+) /.exec(Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1", 0, 4096) : "")?.[1] ?? "";

/**
 * Answers requests that reach no hook or handler directly on their socket, and closes it: with JSON for an API call, with
 * a page for a visitor.
 */
export const socketRefusals = (
  securityHeaders: Record<string, string>,
  isCall: (url: string) => boolean,
  texts: MessageTexts,
) => {
  const refuse = (socket: Duplex, target: string, { status, code, headers: further }: Mistake): void => {
    const message = messageText(texts, code);
    const call = isCall(target);
    const body = call ? JSON.stringify({ _error: { message } }) : pageOf(message);
    const headers = {
      ...securityHeaders,
      ...further,
      "content-type": `${call ? "application/json" : "text/html"}; charset=utf-8`,
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n"));
  };
  return {
    /** Input that Node cannot parse as a request. */
    onClientError: (error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void => {
      const fault = byFault[error.code ?? ""] ?? { status: 400, code: "malformed" };
      if (error.code !== "ECONNRESET" && socket.writable) refuse(socket, targetIn(error), fault);
      socket.destroy(error);
    },
    /** `CONNECT` requests, which Node would end without an answer. */
    onConnect: (_request: IncomingMessage, socket: Duplex): void => {
      refuse(socket, "", { status: 405, code: "wrongMethod", headers: { allow: ofPages.join(", ") } });
      socket.end();
    },
  };
};
