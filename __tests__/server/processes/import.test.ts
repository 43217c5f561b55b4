/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../../src/server/new-lead";
import type { Lead } from "../../../src/server/store/lead-row";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { importStore, movedTables } from "../../../src/server/store/postgres/import-store";
import { describePostgres, postgresPlace, tableNames } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { hour } from "../support/outbox";
import { runLeads } from "../support/run-leads";

jest.setTimeout(20_000);

describePostgres("an SQLite store moved to PostgreSQL", () => {
  let there: Awaited<ReturnType<typeof postgresPlace>>;
  let folder: string;
  let file: string;
  let source: LeadStore;
  beforeEach(async () => {
    there = await postgresPlace();
    folder = mkdtempSync(path.join(tmpdir(), "import-"));
    file = path.join(folder, "leads.db");
    source = await openStore(file);
  });
  const { TMPDIR } = process.env;
  afterEach(async () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await source.close();
    rmSync(folder, { recursive: true, force: true });
    await there.remove();
  });

  const callKey = { key: randomUUID(), digest: "d" };
  const captcha = { id: "spent", expiresAt: new Date(Date.now() + hour) };
  const save = async (name: string, ...rest: [typeof callKey?, typeof captcha?]): Promise<Lead> => {
    const lead = newLead("contact", { ...contactBody, name }, new Date(), "utm_source=x");
    await source.save(lead, rest[0], rest[1], ["webhook", "company-mail"]);
    return lead;
  };
  const claim = { token: "t", leaseMs: hour, limit: 9 };
  const deliverWebhooks = async (store: LeadStore): Promise<number> => {
    const claims = await store.deliveries.claim({
      ...claim,
      channel: "webhook",
      target: "",
      now: new Date(),
    });
    for (const each of claims)
      await store.deliveries.settle(each, { state: "delivered", at: new Date("2026-01-31") });
    return claims.length;
  };
  const inTarget = async <Result>(work: (store: LeadStore) => Promise<Result>): Promise<Result> => {
    const target = await openStore(there.place);
    try {
      return await work(target);
    } finally {
      await target.close();
    }
  };

  test("brings leads, keys, spent robot tests and deliveries as they are", async () => {
    const ada = await save("Ada", callKey, captcha);
    await deliverWebhooks(source);
    await save("Böb 😀");
    expect(await importStore(there.place, file)).toEqual([
      { table: "leads", found: 2, added: 2 },
      { table: "idempotency_keys", found: 1, added: 1 },
      { table: "spent_captchas", found: 1, added: 1 },
      { table: "deliveries", found: 4, added: 4 },
      { table: "stopped_channels", found: 0, added: 0 },
    ]);
    await inTarget(async (target) => {
      expect(await target.list()).toEqual(await source.list());
      expect(await target.findCall(callKey)).toEqual({ result: "repeated", reference: ada.reference });
      const again = newLead("contact", contactBody, new Date());
      expect(await target.save(again, undefined, captcha)).toEqual({ result: "captchaSpent" });
      expect(await deliverWebhooks(target)).toBe(1);
    });
  });

  test("run again doubles nothing, brings what came meanwhile, and sends nothing that was sent", async () => {
    await save("Ada");
    await importStore(there.place, file);
    await deliverWebhooks(source);
    await save("Bob");
    const second = await importStore(there.place, file);
    expect(second[0]).toEqual({ table: "leads", found: 2, added: 1 });
    await inTarget(async (target) => {
      expect((await target.list()).map(({ name }) => name)).toEqual(["Ada", "Bob"]);
      expect(await deliverWebhooks(target)).toBe(1);
    });
    expect((await importStore(there.place, file)).every(({ added }) => added === 0)).toBe(true);
  });

  test("more than one page arrives whole", async () => {
    await source.close();
    const db = new Database(file);
    db.exec(`insert into leads (reference, kind, created_at, name, email, phone, fields, attribution) select printf('R%07d', value), 'contact', '2026-01-05T00:00:00.000Z', 'Ada', 'a@b.co', '1', '{}', null
      from (with recursive n(value) as (select 0 union all select value + 1 from n where value < 1499) select value from n)`);
    db.close();
    expect((await importStore(there.place, file))[0]).toEqual({ table: "leads", found: 1500, added: 1500 });
    expect(await there.sql("select reference from leads")).toHaveLength(1500);
  });

  const damage = (name: string) => {
    const bytes = readFileSync(name);
    bytes.fill(0x5a, 4096);
    writeFileSync(name, bytes);
  };
  test.each([
    ["a letter", () => writeFileSync(file, "a letter ".repeat(1000)), /not a database/],
    ["another database", () => foreign(), /not a store of this site/],
    ["a damaged store", () => damage(file), /damaged|malformed/],
  ])("%s is refused, and brings nothing", async (_what, spoil, words) => {
    await save("Ada");
    await source.close();
    spoil();
    // Copies of what persons wrote are removed again.
    process.env.TMPDIR = folder;
    await expect(importStore(there.place, file)).rejects.toThrow(words);
    expect(await tableNames("PostgreSQL", there)).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith("import-"))).toEqual([]);
  });

  const foreign = () => {
    rmSync(file);
    const db = new Database(file);
    db.exec("create table cats (name text)");
    db.close();
  };

  test("every table is moved, or is of this machine alone", async () => {
    await inTarget(async () => undefined);
    const stay = [
      "call_counts",
      "clock_marks",
      "kysely_migration",
      "kysely_migration_lock",
      "server_secrets",
    ];
    expect(await tableNames("PostgreSQL", there)).toEqual([...stay, ...Object.keys(movedTables)].sort());
  });

  test("the command says what came, and what to do where it cannot help", async () => {
    await save("Ada");
    const leads = (url: string, ...args: string[]) => {
      writeFileSync(path.join(folder, ".env"), `DATABASE_URL="${url}"`);
      return runLeads(folder, ...args);
    };
    expect(await leads(there.url)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no store at postgres:/),
    });
    expect(await leads(there.url, "--import", file)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/leads: 1 of 1\n.*\n.*\n {2}deliveries: 2 of 2\n/),
    });
    expect(await leads(there.url, "--backup", "x.dump")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/pg_dump .*x\.dump.*\n[^]*pg_restore /),
    });
  });

  test("a server that is not there is named, without the password", async () => {
    const url = "postgres://me:hunter2@127.0.0.1:1/leads";
    const imported = importStore({ engine: "postgres", url, poolSize: 2 }, file);
    await expect(imported).rejects.toThrow(/^(?!.*hunter2).*ECONNREFUSED/);
  });
});
