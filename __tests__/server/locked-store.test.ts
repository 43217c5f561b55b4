/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { readFileTable } from "../../src/server/files/file-table";
import { openStore } from "../../src/server/store/open-store";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";
import { makeSite, type SiteFolder } from "./support/site-folder";

const patienceMs = 600;
let folder: string;
let site: SiteFolder;
let server: LeadServer;
let other: InstanceType<typeof Database>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "locked-"));
  const file = path.join(folder, "leads.db");
  const store = await openStore(file, { patienceMs });
  site = makeSite({ "index.html": "<title>Home</title>" });
  server = await startLeadServer({}, { store, files: await readFileTable(site.folder, {}) });
  other = new Database(file);
});
afterEach(async () => {
  other.close();
  await server.close();
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

const enquire = async () =>
  server.post("ContactUs", contactBody, { "x-captcha-token": await server.token() });

test("a lock that another process holds is a 503, and the log says so", async () => {
  other.exec("begin immediate");
  const { statusCode, headers } = await enquire();
  expect(statusCode).toBe(503);
  expect(headers["retry-after"]).toBeDefined();
  const failure = server.logged.find((line) => line.msg === "call failed");
  expect(failure).toMatchObject({ err: { message: expect.stringMatching(/another process .*lock/) } });
});

test("pages are served at once while enquiries wait for a lock", async () => {
  const token = await server.token();
  other.exec("begin immediate");
  let waits = true;
  const enquiry = server
    .post("ContactUs", contactBody, { "x-captcha-token": token })
    .finally(() => (waits = false));
  const times: number[] = [];
  while (waits) {
    const asked = performance.now();
    await server.app.inject("/");
    await new Promise(setImmediate);
    times.push(performance.now() - asked);
  }
  expect((await enquiry).statusCode).toBe(503);
  expect(Math.max(...times)).toBeLessThan(patienceMs);
});

test("all that wait are stored as soon as the lock is gone, and nothing that was refused", async () => {
  other.exec("begin immediate");
  expect((await enquire()).statusCode).toBe(503);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => server.token()));
  const waiting = Promise.all(
    tokens.map((token) => server.post("ContactUs", contactBody, { "x-captcha-token": token })),
  );
  await server.app.inject("/");
  other.exec("rollback");
  expect(new Set((await waiting).map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect((await enquire()).statusCode).toBe(201);
  expect(await server.store.list()).toHaveLength(21);
});

test("of many enquiries at once, one that is refused takes no other with it", async () => {
  const token = await server.token();
  const twice = () => server.post("ContactUs", contactBody, { "x-captcha-token": token });
  const answers = await Promise.all([enquire(), twice(), enquire(), twice(), enquire()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 403]);
  expect(await server.store.list()).toHaveLength(4);
});
