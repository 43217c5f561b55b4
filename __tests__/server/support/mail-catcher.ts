import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface CaughtMail {
  from: string;
  to: string[];
  /** Headers by lower-case name; a repeated header is a list. */
  headers: Record<string, string[]>;
  /** Everything after the headers, decoded. */
  body: string;
}

/** A mail server on a local port. `options` change its behaviour. */
export const catchMail = async (options: SMTPServerOptions = {}) => {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 10,
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          ...read(raw),
        });
        done();
      });
    },
    ...options,
  });
  // Aborted connections are part of the tests.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const read = (raw: string): Pick<CaughtMail, "headers" | "body"> => {
  const end = raw.indexOf("\r\n\r\n");
  const headers: Record<string, string[]> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    (headers[line.slice(0, colon).toLowerCase()] ??= []).push(line.slice(colon + 1).trim());
  }
  return { headers, body: decodeQuotedPrintable(raw.slice(end)) };
};

const decodeQuotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();

/** A header as mail programs show it (RFC 2047). */
export const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?[^?\s]+\?([BQ])\?([^?\s]*)\?=/gi, (_word, coding: string, text: string) =>
      coding.toUpperCase() === "B"
        ? Buffer.from(text, "base64").toString()
        : decodeQuotedPrintable(text.replaceAll("_", " ")),
    );
