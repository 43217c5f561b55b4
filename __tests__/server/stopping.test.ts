/** @jest-environment node */
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import path from "node:path";
import { readEnvironment } from "../../src/server/env";
import { startServer } from "../../src/server/start-server";
import { testContent } from "./support/content";
import { contactBody, solve } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

let build: SiteFolder;
let server: Awaited<ReturnType<typeof startServer>>;
let port: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  build = makeSite({
    "public/index.html": "<title>Home</title>",
    "public/film.mp4": Buffer.alloc(8 * 2 ** 20),
    "dist/content.json": JSON.stringify(testContent()),
  });
  const env = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: path.join(build.folder, "data"),
    LOG_LEVEL: "silent",
  };
  server = await startServer(readEnvironment(env), {
    contentFile: path.join(build.folder, "dist/content.json"),
    siteFolder: path.join(build.folder, "public"),
    graceMs: 300,
  });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  build.remove();
});

/** A connection that has been accepted, and what it begins with sent. */
const open = async (begin = ""): Promise<Socket> => {
  const accepted = once(server.app.server, "connection");
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  await accepted;
  if (begin) await new Promise((sent) => socket.write(begin, sent));
  return socket;
};

test("silent, slow and unread connections do not keep the server from stopping", async () => {
  await open();
  await open("GET / HTTP/1.1\r\nHost: x\r\n");
  const asked = once(server.app.server, "request");
  await open("GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n");
  await asked;
  const http = server.app.server;
  await server.stop();
  expect(http.listening).toBe(false);
  // A client that reads nothing does not notice the end itself.
  expect(await promisify(http.getConnections.bind(http))()).toBe(0);
});

test("a call in flight is answered after the grace has passed", async () => {
  const challenge = (await server.app.inject("/api/captcha/challenge")).json();
  const body = JSON.stringify(contactBody);
  const asked = once(server.app.server, "request");
  const call = await open(
    [
      "POST /api/enquiry/ContactUs HTTP/1.1",
      "Host: x",
      "Connection: close",
      "Content-Type: application/json",
      "X-API-Key: website",
      `X-Captcha-Token: ${await solve(challenge)}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      "",
      "",
    ].join("\r\n"),
  );
  await asked;
  const silent = await open();
  const answer = text(call);
  const stopped = server.stop();
  // The grace is over when the silent one is closed.
  await once(silent, "close");
  call.write(body);
  expect(await answer).toMatch(/^HTTP\/1\.1 201 /);
  await stopped;
});
