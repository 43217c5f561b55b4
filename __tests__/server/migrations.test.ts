/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../src/server/new-lead";
import { openStore } from "../../src/server/store/open-store";
import { contactBody } from "./support/lead-server";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-"));
  file = path.join(folder, "leads.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Works on the file as another program would. */
const alter = <Result>(work: (db: InstanceType<typeof Database>) => Result): Result => {
  const db = new Database(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
};

const opensAndKeepsLeads = async (): Promise<void> => {
  const store = await openStore(file);
  await store.save(newLead("hire", contactBody, new Date(), "utm_source=x"), undefined, undefined);
  expect(await store.list({ kind: "hire" })).toHaveLength(1);
  await store.close();
};

test("leads of a first release, named after their calls, are found by the names of today", async () => {
  const first = await openStore(file);
  await first.save(newLead("hire", contactBody, new Date()), undefined, undefined);
  await first.close();
  alter((db) => {
    db.exec("update leads set kind = 'Hireus'");
    db.exec("delete from kysely_migration where name like '%name-kinds-as-forms'");
  });

  const store = await openStore(file);
  expect(await store.list({ kind: "hire" })).toHaveLength(1);
  await store.close();
});

test("a change of the tables that is interrupted leaves nothing behind, and the next start makes it whole", async () => {
  await (await openStore(file)).close();
  alter((db) => {
    db.exec("drop table leads; drop table idempotency_keys; drop table spent_captchas");
    db.exec("delete from kysely_migration");
    db.exec(`create trigger interrupted before insert on kysely_migration
      when new.name like '%add-attribution' begin select raise(abort, 'interrupted'); end`);
  });
  await expect(openStore(file)).rejects.toThrow("interrupted");
  alter((db) => {
    const left = db
      .prepare("select name from sqlite_master where name in ('leads', 'leads_created_at')")
      .all();
    expect(left).toEqual([]);
    expect(db.prepare("select name from kysely_migration").all()).toEqual([]);
    db.exec("drop trigger interrupted");
  });
  await opensAndKeepsLeads();
});

test.each([
  ["tables without their mark", "delete from kysely_migration"],
  [
    "one table alone",
    "delete from kysely_migration; drop table leads; create table leads (reference text primary key, kind text not null," +
      " created_at text not null, name text not null, email text not null, phone text not null, fields text not null)",
  ],
  ["a column without its mark", "delete from kysely_migration where name > '2026-11-22'"],
])("what an earlier release left when it was killed (%s) is made whole", async (_what, change) => {
  await (await openStore(file)).close();
  alter((db) => db.exec(change));
  await opensAndKeepsLeads();
});

test("many first starts at once make one store", async () => {
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(file)));
  await Promise.all(stores.map((store) => store.close()));
  await opensAndKeepsLeads();
});

const markAsDone = (name: string): void => {
  alter((db) => db.exec(`insert into kysely_migration values ('${name}', '2099-01-01T00:00:00.000Z')`));
};

test("an older release goes on with the store of a newer one, and says so", async () => {
  await (await openStore(file)).close();
  markAsDone("2099-01-01-add-something");
  const warnings: string[] = [];
  const store = await openStore(file, { warn: (text) => warnings.push(text) });
  await store.save(newLead("hire", contactBody, new Date()), undefined, undefined);
  await store.close();
  expect(warnings).toEqual([expect.stringContaining("2099-01-01-add-something")]);
});

test("a change that older releases cannot live with stops them with what to do", async () => {
  await (await openStore(file)).close();
  markAsDone("2099-01-01-split-leads-breaking");
  await expect(openStore(file)).rejects.toThrow(/2099-01-01-split-leads-breaking.*newer release.*backup/s);
});
