/** @jest-environment node */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { newLead } from "../../../src/server/new-lead";
import { startDamageChecks } from "../../../src/server/store/start-damage-checks";
import { openStore } from "../../../src/server/store/open-store";
import type { StorePlace } from "../../../src/server/store/place";
import { ownCluster } from "../../support/postgres/shared";
import { describePostgres, onServer } from "../support/engines";
import { contactBody, startLeadServer, type LeadServer } from "../support/lead-server";

jest.setTimeout(60_000);

const pageSize = 4096;

/** Overwrites twenty pages in the middle. */
const damage = (file: string): void => {
  const handle = openSync(file, "r+");
  const middle = Math.floor(statSync(file).size / pageSize / 2) * pageSize;
  writeSync(handle, Buffer.alloc(20 * pageSize, 0x5a), 0, 20 * pageSize, middle);
  closeSync(handle);
};

const fill = async (place: StorePlace): Promise<void> => {
  const store = await openStore(place, { patienceMs: 60_000 });
  const body = { ...contactBody, message: "A kettle that texts. ".repeat(80) };
  await Promise.all(
    Array.from({ length: 500 }, () => store.save(newLead("contact", body, new Date()), undefined, undefined)),
  );
  await store.close();
};

/** A server whose store is checked once, and what was said of it. */
const checked = async (place: StorePlace): Promise<{ server: LeadServer; said: [string, object][] }> => {
  const store = await openStore(place);
  const server = await startLeadServer({}, { store, proofLastsMs: 0 });
  const said: [string, object][] = [];
  await new Promise<void>((resolve) => {
    const say = (level: string) => (line: object, text?: string) => {
      said.push([level, typeof line === "string" ? { msg: line } : { ...line, msg: text }]);
      resolve();
    };
    const log = { info: say("info"), warn: say("warn"), error: say("error") };
    const end = startDamageChecks({ store, log: log as never });
    afterChecks.push(end);
  });
  return { server, said };
};

const afterChecks: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of afterChecks.splice(0)) await end();
});

const health = async ({ app }: LeadServer) => (await app.inject("/api/health")).statusCode;

const isTold = async (place: StorePlace): Promise<void> => {
  const { server, said } = await checked(place);
  expect(said).toEqual([["error", expect.objectContaining({ needsPerson: true })]]);
  expect(await health(server)).toBe(503);
  await server.close();
};

const isSound = async (place: StorePlace): Promise<void> => {
  const { server, said } = await checked(place);
  expect(said).toEqual([["info", expect.anything()]]);
  expect(await health(server)).toBe(200);
  await server.close();
};

describe("on SQLite", () => {
  let folder: string;
  let place: StorePlace & { engine: "sqlite" };
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "damage-"));
    place = { engine: "sqlite", file: path.join(folder, "leads.db") };
    await fill(place);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("pages that were overwritten are told by health and log", async () => {
    await isSound(place);
    damage(place.file);
    await isTold(place);
  });

  test("a store that cannot be looked at is not called damaged", async () => {
    const store = await openStore(place);
    rmSync(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow();
    expect(store.damage).toBeUndefined();
    await store.close();
  });
});

describePostgres("on PostgreSQL", () => {
  test("pages that were overwritten are told by health and log", async () => {
    const cluster = await ownCluster("damage");
    if (!cluster) return;
    await cluster.start();
    const url = cluster.url("postgres");
    const place: StorePlace = { engine: "postgres", url, poolSize: 2 };
    await fill(place);
    await isSound(place);
    const [row] = await onServer(
      url,
      "select current_setting('data_directory') || '/' || pg_relation_filepath('leads') as file",
    );
    await cluster.stop();
    damage(String(row!.file));
    await cluster.start();
    await isTold(place);
    await cluster.stop("immediate");
  });
});
