/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../src/server/new-lead";
import type { LeadStore } from "../../src/server/store/lead-store";
import { openStore } from "../../src/server/store/open-store";
import { personalTables } from "../../src/server/store/personal-tables";
import { contactBody } from "./support/lead-server";
import { runLeads } from "./support/run-leads";
import { makeSite, type SiteFolder } from "./support/site-folder";

jest.setTimeout(20_000);

let place: SiteFolder;
let file: string;
let store: LeadStore;
beforeEach(async () => {
  place = makeSite({ "data/.keep": "" });
  file = path.join(place.folder, "data/leads.db");
  store = await openStore(file);
});
afterEach(async () => {
  await store.close();
  place.remove();
});

const save = async (email: string, message = "A kettle."): Promise<string> => {
  const lead = newLead("contact", { ...contactBody, email, message }, new Date());
  await store.save(lead, { key: randomUUID(), digest: "d" }, undefined);
  return lead.reference;
};

const forget = (email: string) => runLeads(place.folder, "--forget", email);

const rows = (table: string): number => {
  const db = new Database(file);
  const [row] = db.prepare(`select count(*) as count from ${table}`).all() as { count: number }[];
  db.close();
  return row!.count;
};

test("a person is forgotten in every table, however the address is written, and nobody else", async () => {
  const hers = [await save("Ada@kiln.co"), await save("ada@KILN.co")];
  const his = await save("bob@kiln.co");
  const { code, stdout } = await forget("ADA@kiln.co");
  expect(code).toBe(0);
  expect(stdout).toMatch(/leads: 2\n/);
  expect(stdout).toMatch(/idempotency keys: 2\n/);
  for (const reference of hers) expect(stdout).toContain(reference);
  expect((await store.list()).map(({ reference }) => reference)).toEqual([his]);
  expect(rows("idempotency_keys")).toBe(1);
});

test("the spam shelf forgets too", async () => {
  const lead = newLead("contact", { ...contactBody, email: "ada@kiln.co" }, new Date());
  await store.save({ ...lead, spam: ["25 links"] }, { key: randomUUID(), digest: "d" }, undefined);
  expect((await forget("ada@kiln.co")).stdout).toContain(lead.reference);
  expect(await store.list({ spam: true })).toEqual([]);
});

test("no byte of who was forgotten is left in the files, beside a server that has them open", async () => {
  const secret = "QUINCE".repeat(2000);
  for (let lead = 0; lead < 30; lead += 1) {
    await save(`bob${lead}@kiln.co`);
    await save("ada@kiln.co", `${secret} ${lead}`);
  }
  // By another process: who closes the file gives up the locks of this one.
  const left = (text: string) =>
    [file, `${file}-wal`].filter(
      (name) => existsSync(name) && spawnSync("grep", ["-q", text, name]).status === 0,
    );
  expect(left("QUINCE")).not.toEqual([]);
  expect((await forget("ada@kiln.co")).code).toBe(0);
  expect(left("QUINCE")).toEqual([]);
  expect(left("ada@kiln.co")).toEqual([]);
  await save("carol@kiln.co");
  expect(await store.list()).toHaveLength(31);
});

test("of somebody who is not there it says so, with nothing wrong", async () => {
  await save("ada@kiln.co");
  const { code, stdout } = await forget("eve@kiln.co");
  expect(code).toBe(0);
  expect(stdout).toMatch(/Nobody .*eve@kiln\.co/);
  expect(await store.list()).toHaveLength(1);
});

test("an address is not a pattern", async () => {
  await save("ada@kiln.co");
  await forget("_da@kiln.co");
  await forget("%@kiln.co");
  expect(await store.list()).toHaveLength(1);
});

test("without a store it fails: the settings may name the wrong place", async () => {
  const elsewhere = makeSite({});
  expect(await runLeads(elsewhere.folder, "--forget", "ada@kiln.co")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no store at .*leads\.db/),
  });
  elsewhere.remove();
});

/** Tables that tell nothing of anybody; every other has to be listed in `personal-tables.ts`. */
const impersonal = ["kysely_migration", "kysely_migration_lock", "spent_captchas", "stopped_channels"];

test("every table is known as one with persons or without", () => {
  const db = new Database(file);
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  db.close();
  const known = [...impersonal, ...personalTables.map(({ table }) => table)];
  expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
});
