/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "libsql";
import { newLead } from "../../src/server/new-lead";
import { openStore } from "../../src/server/store/open-store";
import { contactBody } from "./support/lead-server";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "store-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("leads of a first release, named after their calls, are found by the names of today", async () => {
  const file = path.join(folder, "leads.db");
  const first = await openStore(file);
  await first.save(newLead("hire", contactBody, new Date()), undefined, undefined);
  await first.close();
  const db = new Database(file);
  db.exec("update leads set kind = 'Hireus'");
  db.exec("delete from kysely_migration where name like '%name-kinds-as-forms'");
  db.close();

  const store = await openStore(file);
  expect(await store.list({ kind: "hire" })).toHaveLength(1);
  await store.close();
});
