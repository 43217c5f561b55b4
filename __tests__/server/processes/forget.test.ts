/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { newLead } from "../../../src/server/new-lead";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { personalTables } from "../../../src/server/store/personal-tables";
import { ownCluster } from "../../support/postgres/shared";
import { describePostgres, engines, onServer, tableNames, type TestPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { runLeads } from "../support/run-leads";
import { makeSite, type SiteFolder } from "../support/site-folder";

jest.setTimeout(60_000);

/** Tables that tell nothing of anybody; every other has to be listed in `personal-tables.ts`. */
const impersonal = [
  "call_counts",
  "clock_marks",
  "kysely_migration",
  "kysely_migration_lock",
  "server_secrets",
  "spent_captchas",
  "stopped_channels",
];

describe.each(engines)("on $name", ({ name, newPlace }) => {
  let there: TestPlace;
  let place: SiteFolder;
  let store: LeadStore;
  beforeEach(async () => {
    there = await newPlace();
    place = makeSite({ ".env": `DATABASE_URL="${there.url}"` });
    store = await openStore(there.place);
  });
  afterEach(async () => {
    await store.close();
    place.remove();
    await there.remove();
  });

  const save = async (email: string, message = "A kettle."): Promise<string> => {
    const lead = newLead("contact", { ...contactBody, email, message }, new Date());
    await store.save(lead, { key: randomUUID(), digest: "d" }, undefined);
    return lead.reference;
  };

  const forget = (email: string) => runLeads(place.folder, "--forget", email);

  const rows = async (table: string) => (await there.sql(`select * from ${table}`)).length;

  test("a person is forgotten in every table, however the address is written, and nobody else", async () => {
    const hers = [await save("Ada@kiln.co"), await save("ada@KILN.co")];
    const his = await save("bob@kiln.co");
    const { code, stdout } = await forget("ADA@kiln.co");
    expect(code).toBe(0);
    expect(stdout).toMatch(/leads: 2\n/);
    expect(stdout).toMatch(/idempotency keys: 2\n/);
    for (const reference of hers) expect(stdout).toContain(reference);
    expect((await store.list()).map(({ reference }) => reference)).toEqual([his]);
    expect(await rows("idempotency_keys")).toBe(1);
  });

  test("no byte of who was forgotten is left in the files, beside a server that has them open", async () => {
    // PostgreSQL compresses what repeats itself.
    const secret = `QUINCE ${randomBytes(9000).toString("base64")}`;
    for (let lead = 0; lead < 30; lead += 1) {
      await save(`bob${lead}@kiln.co`);
      await save("ada@kiln.co", `${secret} ${lead}`);
    }
    const left = async (text: string) => {
      const files = await there.files();
      // By another process: who closes a file of SQLite's gives up the locks of this one.
      return files && spawnSync("grep", ["-rlsa", text, ...files], { encoding: "utf8" }).stdout;
    };
    expect(await left("QUINCE")).not.toBe("");
    expect((await forget("ada@kiln.co")).code).toBe(0);
    expect((await left("QUINCE")) ?? "").toBe("");
    expect((await left("ada@kiln.co")) ?? "").toBe("");
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

  test("every table is known as one with persons or without", async () => {
    const known = [...impersonal, ...personalTables];
    expect(await tableNames(name, there)).toEqual(known.sort());
  });
});

test("copies beside an SQLite store are named", async () => {
  const elsewhere = makeSite({
    "data/leads.db.before-restore-20260131T081500Z": "",
    "data/captcha-secret": "",
  });
  const store = await openStore(path.join(elsewhere.folder, "data/leads.db"));
  await store.save(newLead("contact", contactBody, new Date()), undefined, undefined);
  await store.close();
  const { stdout } = await runLeads(elsewhere.folder, "--forget", contactBody.email);
  expect(stdout).toMatch(/data\/leads\.db\.before-restore-20260131T081500Z/);
  expect(stdout).not.toMatch(/captcha-secret|leads\.db-/);
  elsewhere.remove();
});

describePostgres("on PostgreSQL", () => {
  test("what the command says to type leaves no byte in the server's log either", async () => {
    const cluster = await ownCluster("forget");
    if (!cluster) return;
    await cluster.start();
    const url = cluster.url("postgres");
    const elsewhere = makeSite({ ".env": `DATABASE_URL="${url}"` });
    const store = await openStore({ engine: "postgres", url, poolSize: 2 });
    for (let file = 0; file < 3; file += 1) {
      await store.save(newLead("contact", contactBody, new Date()), undefined, undefined);
      await onServer(url, "select pg_switch_wal()");
    }
    const [row] = await onServer(url, "select current_setting('data_directory') as folder");
    const left = () =>
      spawnSync("grep", ["-rlsa", contactBody.email, String(row!.folder)], { encoding: "utf8" }).stdout;

    const { stdout } = await runLeads(elsewhere.folder, "--forget", contactBody.email);
    expect(left()).toMatch(/pg_wal/);
    const statements = [...stdout.matchAll(/-c "([^"]+)"/g)].map(([, statement]) => statement!);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) await onServer(url, statement);
    expect(left()).toBe("");
    await store.close();
    await cluster.stop("immediate");
    elsewhere.remove();
  });
});

test("without a store it fails: the settings may name the wrong place", async () => {
  const elsewhere = makeSite({});
  expect(await runLeads(elsewhere.folder, "--forget", "ada@kiln.co")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/no store at .*leads\.db/),
  });
  elsewhere.remove();
});
