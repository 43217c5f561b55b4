/** @jest-environment node */
import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { openStore } from "../../src/server/store/open-store";
import { contactBody, startLeadServer, type LeadServer } from "./support/lead-server";

let folder: string;
let dataDir: string;
let file: string;
let server: LeadServer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "health-"));
  dataDir = path.join(folder, "data");
  file = path.join(dataDir, "leads.db");
  server = await startLeadServer({}, { store: await openStore(file, { patienceMs: 1000 }), proofLastsMs: 0 });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const health = async () => (await server.app.inject("/api/health")).statusCode;
const token = async () => ({ "x-captcha-token": await server.token() });
const enquire = async (headers = {}) =>
  (await server.post("ContactUs", contactBody, { ...(await token()), ...headers })).statusCode;
const causes = () => server.logged.flatMap(({ err }) => (err ? [(err as Error).message] : []));

test("a store that takes leads is healthy, and asking leaves nothing in it", async () => {
  expect(await Promise.all([health(), health(), health()])).toEqual([200, 200, 200]);
  expect(await server.store.list()).toEqual([]);
});

test("one proof is for all who ask within a few seconds, whatever they ask", async () => {
  await server.close();
  server = await startLeadServer({}, { store: await openStore(file), proofLastsMs: 60_000 });
  const checkWritable = jest.spyOn(server.store, "checkWritable");
  for (let call = 0; call < 20; call += 1) await Promise.all([health(), health(), health()]);
  expect(checkWritable).toHaveBeenCalledTimes(1);
});

test("strangers learn that it is up or that it is down, and nothing else", async () => {
  const ask = () => server.app.inject("/api/health");
  expect((await ask()).json()).toEqual({ status: "ok" });
  renameSync(dataDir, `${dataDir}.away`);
  expect((await ask()).json()).toEqual({ _error: { message: "text of storeUnavailable" } });
  renameSync(`${dataDir}.away`, dataDir);
});

test("a store that can be read and takes no lead is not healthy", async () => {
  const other = new Database(file);
  other.exec(
    "create trigger full before insert on leads begin select raise(rollback, 'database or disk is full'); end",
  );
  expect(await health()).toBe(503);
  other.exec("drop trigger full");
  other.close();
  expect(await health()).toBe(200);
});

test("a store that another process has locked is not healthy until it lets go", async () => {
  const other = new Database(file);
  other.exec("begin immediate");
  expect(await health()).toBe(503);
  other.exec("rollback");
  other.close();
  expect(await health()).toBe(200);
});

const key = { "idempotency-key": "0b6f4f0e-6f0c-4f5d-8f1a-0123456789ab" };

test.each([
  ["deleted with its folder", () => rmSync(dataDir, { recursive: true })],
  ["deleted", () => rmSync(file)],
  ["left without its log", () => rmSync(`${file}-wal`)],
  [
    "replaced by its copy",
    () => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])("a store that is %s takes and acknowledges nothing", async (_what, change) => {
  expect(await enquire(key)).toBe(201);
  change();
  expect(await health()).toBe(503);
  expect(await enquire()).toBe(503);
  expect(await enquire(key)).toBe(503);
  expect(causes()).toContainEqual(expect.stringMatching(/leads\.db.* removed or replaced/));
});

test("a store that was out of reach goes on where it was", async () => {
  renameSync(dataDir, `${dataDir}.away`);
  expect([await enquire(), await health()]).toEqual([503, 503]);
  renameSync(`${dataDir}.away`, dataDir);
  expect([await enquire(), await health()]).toEqual([201, 200]);
  expect(await server.store.list()).toHaveLength(1);
});
