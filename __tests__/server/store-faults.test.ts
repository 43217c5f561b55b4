/** @jest-environment node */
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../src/server/new-lead";
import { openStore } from "../../src/server/store/open-store";
import { openSqlite } from "../../src/server/store/sqlite/open-sqlite";
import { contactBody } from "./support/lead-server";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "faults-"));
  file = path.join(folder, "leads.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lead = (name = "Ada") => newLead("contact", { ...contactBody, name }, new Date());

/** Makes the engine end every transaction that stores a lead of this name, as it does on a full disk. */
const breakFor = (name: string): void => {
  const db = new Database(file);
  db.exec(`create trigger full before insert on leads when new.name = '${name}'
    begin select raise(rollback, 'database or disk is full'); end`);
  db.close();
};

test("a write that fails tells its own cause, not that of tidying up after it", async () => {
  const store = await openStore(file);
  breakFor("Ada");
  await expect(store.save(lead(), undefined, undefined)).rejects.toThrow("database or disk is full");
  await store.close();
});

test("a transaction that the engine ended stores nothing of the calls that shared it", async () => {
  const store = await openStore(file);
  breakFor("Full");
  const names = ["First", "Second", "Full", "Fourth"];
  const saved = await Promise.allSettled(names.map((name) => store.save(lead(name), undefined, undefined)));
  const acknowledged = names.filter((_, index) => saved[index]!.status === "fulfilled");
  expect((await store.list()).map(({ name }) => name)).toEqual(acknowledged);
  expect(acknowledged).not.toContain("Full");
  await store.save(lead("Later"), undefined, undefined);
  await store.close();
});

test("the store is its owner's alone, one of an earlier release as well", async () => {
  const first = await openStore(file);
  await first.save(lead(), undefined, undefined);
  const modes = () => readdirSync(folder).map((name) => statSync(path.join(folder, name)).mode & 0o777);
  expect(new Set(modes())).toEqual(new Set([0o600]));
  await first.close();
  chmodSync(file, 0o644);
  const second = await openStore(file);
  await second.save(lead(), undefined, undefined);
  expect(new Set(modes())).toEqual(new Set([0o600]));
  await second.close();
});

test("a file that is taken away within a transaction and put back takes leads again", async () => {
  await (await openStore(file)).close();
  const db = openSqlite(file, 2000);
  const count = () => db.write((trx) => trx.selectFrom("leads").select("name").execute());
  await count();
  const aside = path.join(folder, "aside.db");
  await expect(
    db.write(async (trx) => {
      renameSync(file, aside);
      await trx.deleteFrom("leads").execute();
    }),
  ).rejects.toThrow("removed or replaced");
  renameSync(aside, file);
  expect(await count()).toEqual([]);
  await db.close();
});
