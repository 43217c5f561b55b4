/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import { contactBody } from "../support/lead-server";
import { runLeads } from "../support/run-leads";
import { makeSite, type SiteFolder } from "../support/site-folder";

jest.setTimeout(20_000);

let place: SiteFolder;
beforeEach(() => {
  place = makeSite({ "data/.keep": "" });
});
afterEach(() => place.remove());

const leads = (...args: string[]) => runLeads(place.folder, ...args);

const storeLeads = async (): Promise<void> => {
  const store = await openStore(path.join(place.folder, "data/leads.db"));
  await store.save(newLead("contact", contactBody, new Date("2026-01-05")), undefined, undefined);
  await store.save(
    newLead("hire", { ...contactBody, name: "Grace" }, new Date("2026-02-05")),
    undefined,
    undefined,
  );
  await store.close();
};

test("prints the stored leads, oldest first", async () => {
  await storeLeads();
  const { stdout } = await leads("--json");
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ ...contactBody, kind: "contact", createdAt: "2026-01-05T00:00:00.000Z" }),
    expect.objectContaining({ name: "Grace", kind: "hire" }),
  ]);
});

test("takes nothing from a server that has the store open", async () => {
  const store = await openStore(path.join(place.folder, "data/leads.db"));
  const save = () => store.save(newLead("contact", contactBody, new Date()), undefined, undefined);
  await save();
  await store.list();
  await save();
  expect(JSON.parse((await leads("--json")).stdout)).toHaveLength(2);
  await save();
  expect(await store.list()).toHaveLength(3);
  await store.close();
});

test("prints only what is asked for", async () => {
  await storeLeads();
  const names = async (...args: string[]) =>
    (JSON.parse((await leads("--json", ...args)).stdout) as { name: string }[]).map(({ name }) => name);
  expect(await names("--since", "2026-02-01")).toEqual(["Grace"]);
  expect(await names("--until", "2026-01-05")).toEqual([contactBody.name]);
  expect(await names("--until", "2026-01-04")).toEqual([]);
  expect(await names("--kind", "contact")).toEqual([contactBody.name]);
});

test("prints leads that were read in many pages, each once", async () => {
  const store = await openStore(path.join(place.folder, "data/leads.db"));
  await store.close();
  const db = new Database(path.join(place.folder, "data/leads.db"));
  // Some of one moment, so that pages of them end inside one.
  db.exec(`insert into leads (reference, kind, created_at, name, email, phone, fields, attribution) select printf('R%07d', value), 'contact', strftime('%Y-%m-%dT%H:%M:%fZ', 1767225600 + value / 700, 'unixepoch'), 'Ada', 'a@b.co', '1', '{}', null
    from (with recursive n(value) as (select 0 union all select value + 1 from n where value < 4999) select value from n)`);
  db.close();
  const { stdout } = await leads("--kind", "contact");
  const references = stdout.match(/^R\d+/gm) ?? [];
  expect(new Set(references).size).toBe(5000);
  expect(stdout).toMatch(/\n5000 leads\n$/);
});

test("says that there is no store yet, and prints nothing but an empty list", async () => {
  const { stdout, stderr } = await leads("--json");
  expect(JSON.parse(stdout)).toEqual([]);
  expect(stderr).toContain(path.join("data", "leads.db"));
});

test("its help names every option, and needs no store or setting", async () => {
  writeFileSync(path.join(place.folder, ".env"), "PORT=none");
  const { stdout } = await leads("--help");
  const reading = ["since", "until", "kind", "spam", "outbox", "csv", "json", "help"];
  const acting = ["replay", "forget", "backup", "restore"];
  for (const option of [...reading, ...acting]) expect(stdout).toContain(`--${option}`);
});

test("what it does not understand ends with 2", async () => {
  expect(await leads("--kind", "Hireus")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--kind Hireus"),
  });
});

test("what fails ends with 1", async () => {
  writeFileSync(path.join(place.folder, "data/leads.db"), "not a store ".repeat(100));
  expect(await leads()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/leads\.db .*not a database/),
  });
});
