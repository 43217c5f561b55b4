import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { messageText, type MessageCode, type MessageTexts } from "../messages";
import { securityHeaders } from "./security-headers";

const ofPages = ["GET", "HEAD"];
const ofCalls = [...ofPages, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Refuses requests that no route accepts before their body is read. Routes of the API refuse by themselves. */
export const refuseMethods = (
  app: FastifyInstance,
  isCall: (url: string) => boolean,
  texts: MessageTexts,
): void => {
  app.addHook("onRequest", async (request, reply) => {
    const call = isCall(request.url);
    const allowed = call ? ofCalls : ofPages;
    if (allowed.includes(request.method)) return;
    const message = messageText(texts, "wrongMethod");
    reply.code(405).header("allow", allowed.join(", ")).header("cache-control", "no-cache");
    return call
      ? reply.send({ _error: { message } })
      : reply.type("text/plain; charset=utf-8").send(`${message}\n`);
  });
};

const byFault: Record<string, { status: number; code: MessageCode }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "tooLarge" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "malformed" },
};

/** Answers input that Node cannot parse as a request. Such input reaches no hook and no handler. */
export const answerUnreadable =
  (siteUrl: string | undefined, texts: MessageTexts) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== "ECONNRESET" && socket.writable) {
      const { status, code } = byFault[error.code ?? ""] ?? { status: 400, code: "malformed" };
      const body = JSON.stringify({ _error: { message: messageText(texts, code) } });
      const headers = {
        ...securityHeaders(siteUrl),
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "cache-control": "no-store",
        connection: "close",
      };
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n"));
    }
    socket.destroy(error);
  };
