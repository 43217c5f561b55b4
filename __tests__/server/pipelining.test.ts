/** @jest-environment node */
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { connect, type AddressInfo, type Socket } from "node:net";
import { readFileTable } from "../../src/server/files/file-table";
import { startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const filmSize = 4 * 2 ** 20;
let site: SiteFolder;
let server: LeadServer;
let port: number;
const sockets: Socket[] = [];
beforeEach(async () => {
  site = makeSite({
    "index.html": "<title>Home</title>",
    "film.mp4": Buffer.alloc(filmSize, "f"),
    "small.webp": Buffer.alloc(2000, "s"),
  });
  server = await startLeadServer({}, { files: await readFileTable(site.folder, {}) });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  site.remove();
});

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: x", ...headers, "", ""].join("\r\n");

const ask = (requests: string): Socket => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  socket.write(requests);
  return socket;
};

/** Resolves when the server has begun to answer so many requests. */
const taken = (count: number): Promise<void> =>
  new Promise((resolve) => {
    server.app.server.on("request", () => {
      count -= 1;
      if (count === 0) setImmediate(resolve);
    });
  });

/** Files of the site that this process has open, where the system tells. */
const openFiles = (): number =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(site.folder);
    } catch {
      return false;
    }
  }).length;

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise(setImmediate);
};

const onLinux = process.platform === "linux" ? test : test.skip;

onLinux(
  "of many films asked for at once on a connection, one is open at a time, and none afterwards",
  async () => {
    const all = taken(4 * 40);
    for (let connection = 0; connection < 4; connection += 1) ask(get("/film.mp4").repeat(40)).pause();
    await all;
    await until(() => openFiles() > 0);
    // Whoever would open more has had its turn by the answer to another.
    for (let page = 0; page < 5; page += 1) await fetch(`http://127.0.0.1:${port}/`);
    expect(openFiles()).toBeLessThanOrEqual(4);
    for (const socket of sockets) socket.destroy();
    await until(() => openFiles() === 0);
  },
);

test("what is asked for at once is answered in its order, and whole", async () => {
  const socket = ask(
    get("/film.mp4") +
      get("/") +
      get("/film.mp4", "Range: bytes=0-9") +
      get("/small.webp", "Connection: close"),
  );
  let answer = "";
  for await (const chunk of socket) answer += (chunk as Buffer).toString("latin1");
  const heads = answer.match(/HTTP\/1\.1 \d+/g);
  expect(heads).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 206", "HTTP/1.1 200"]);
  expect(answer.match(/f/g)!.length).toBeGreaterThanOrEqual(filmSize + 10);
  expect(answer).toContain("<title>Home</title>");
});

onLinux("small pictures need no file", async () => {
  const socket = ask(get("/small.webp"));
  await once(socket, "data");
  expect(openFiles()).toBe(0);
  site.remove();
  const answer = await fetch(`http://127.0.0.1:${port}/small.webp`);
  expect((await answer.arrayBuffer()).byteLength).toBe(2000);
});

test("a connection that asks for more than it can ever read is closed", async () => {
  const socket = ask(get("/film.mp4").repeat(1000));
  socket.pause();
  await once(server.app.server, "request");
  socket.resume();
  let received = 0;
  socket.on("data", (chunk: Buffer) => (received += chunk.length));
  await once(socket, "close");
  expect(received).toBeLessThan(1000 * filmSize);
});

onLinux("a client that vanishes while it is answered keeps neither connection nor file", async () => {
  // Minutes otherwise: longer than a call takes, shorter than a day's vanished clients need to use all files up.
  expect(server.app.server.timeout).toBeGreaterThan(40_000);
  expect(server.app.server.timeout).toBeLessThan(600_000);
  server.app.server.setTimeout(100);
  ask(get("/film.mp4").repeat(4)).pause();
  await until(() => openFiles() > 0);
  await until(() => openFiles() === 0);
  await new Promise((resolve) =>
    server.app.server.getConnections((_error, count) => resolve(expect(count).toBe(0))),
  );
});
