/** @jest-environment node */
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { readFileTable } from "../../src/server/files/file-table";
import { startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const size = 8 * 2 ** 20;
const oldFilm = randomBytes(size);
let site: SiteFolder;
let server: LeadServer;
let origin: string;
beforeEach(async () => {
  site = makeSite({
    "index.html": "<title>Home</title>",
    "film.mp4": oldFilm,
    "clip.mp4": oldFilm.subarray(0, 2 ** 20),
  });
  server = await startLeadServer({}, { files: await readFileTable(site.folder, {}) });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.app.server.closeAllConnections();
  await server.close();
  site.remove();
});

const file = (name = "film.mp4") => path.join(site.folder, name);

const begin = async (headers: Record<string, string> = {}, name = "film.mp4"): Promise<IncomingMessage> => {
  const [answer] = (await once(get(`${origin}/${name}`, { headers }), "response")) as [IncomingMessage];
  return answer;
};

const replace = (body: Buffer) => {
  writeFileSync(file("next"), body);
  renameSync(file("next"), file());
};

const isSame = (one: Buffer, other: Buffer) => Buffer.compare(one, other) === 0;

test("an answer that has begun ends with the file that it began with", async () => {
  const answer = await begin();
  replace(randomBytes(1000));
  expect(isSame(await buffer(answer), oldFilm)).toBe(true);
});

test.each([size, 1000, 2 * size])(
  "a file replaced by one of %i bytes is sent whole, under an ETag of its own",
  async (bytes) => {
    const before = await begin();
    await buffer(before);
    const newFilm = randomBytes(bytes);
    replace(newFilm);
    const after = await begin();
    expect(after.headers["content-length"]).toBe(String(bytes));
    expect(isSame(await buffer(after), newFilm)).toBe(true);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const etag = createHash("sha256").update(newFilm).digest("base64url").slice(0, 22);
    expect(after.headers.etag).toBe(`"${etag}"`);
  },
);

test("what a browser has of the earlier file is neither confirmed nor completed", async () => {
  const before = await begin();
  const etag = before.headers.etag!;
  await buffer(before);
  replace(randomBytes(size));
  const again = await begin({ "if-none-match": etag });
  await buffer(again);
  expect(again.statusCode).toBe(200);
  const rest = await begin({ "if-range": etag, range: "bytes=100-" });
  await buffer(rest);
  expect(rest.statusCode).toBe(200);
  const head = await fetch(`${origin}/film.mp4`, { method: "HEAD" });
  expect(head.headers.get("etag")).toBe(again.headers.etag);
});

test("what is kept in memory does not change under its ETag", async () => {
  truncateSync(file("clip.mp4"), 10);
  const answer = await begin({}, "clip.mp4");
  expect(isSame(await buffer(answer), oldFilm.subarray(0, 2 ** 20))).toBe(true);
});

test("an answer whose file is overwritten in place breaks off, and does not mix the two", async () => {
  const answer = await begin();
  await once(answer, "readable");
  writeFileSync(file(), randomBytes(size));
  await expect(buffer(answer)).rejects.toThrow("aborted");
});

test("an answer whose file is cut short breaks off, and does not keep the browser waiting", async () => {
  const answer = await begin();
  await once(answer, "readable");
  truncateSync(file(), 1000);
  await expect(buffer(answer)).rejects.toThrow("aborted");
});

test("a file that is gone is answered 404", async () => {
  rmSync(file());
  const answer = await begin();
  await buffer(answer);
  expect(answer.statusCode).toBe(404);
});
