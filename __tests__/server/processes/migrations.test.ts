/** @jest-environment node */
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import type { StorePlace } from "../../../src/server/store/place";
import { engines, tableNames, type TestPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";

/** Fails in the middle of the changes. */
const interrupt = {
  SQLite: `create trigger interrupted before insert on kysely_migration
    when new.name like '%add-attribution' begin select raise(abort, 'interrupted'); end`,
  PostgreSQL: `create function interrupt() returns trigger language plpgsql as
    $$ begin raise exception 'interrupted'; end $$;
    create trigger interrupted before insert on kysely_migration
    for each row when (new.name like '%add-attribution') execute function interrupt()`,
};

describe.each(engines)("on $name", ({ name, newPlace }) => {
  let there: TestPlace;
  let file: StorePlace;
  beforeEach(async () => {
    there = await newPlace();
    file = there.place;
  });
  afterEach(() => there.remove());

  const tables = () => tableNames(name, there);

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
    await there.sql("update leads set kind = 'Hireus'");
    await there.sql("delete from kysely_migration where name like '%name-kinds-as-forms'");

    const store = await openStore(file);
    expect(await store.list({ kind: "hire" })).toHaveLength(1);
    await store.close();
  });

  test("a change of the tables that is interrupted leaves nothing behind, and the next start makes it whole", async () => {
    await (await openStore(file)).close();
    for (const table of await tables())
      if (!table.startsWith("kysely")) await there.sql(`drop table ${table}`);
    await there.sql("delete from kysely_migration");
    await there.sql(interrupt[name]);
    await expect(openStore(file)).rejects.toThrow("interrupted");
    expect((await tables()).filter((table) => !table.startsWith("kysely"))).toEqual([]);
    expect(await there.sql("select name from kysely_migration")).toEqual([]);
    await there.sql(`drop trigger interrupted${name === "SQLite" ? "" : " on kysely_migration"}`);
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
    await there.sql(change);
    await opensAndKeepsLeads();
  });

  test("many first starts at once make one store", async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(file)));
    await Promise.all(stores.map((store) => store.close()));
    await opensAndKeepsLeads();
  });

  const markAsDone = (change: string) =>
    there.sql(`insert into kysely_migration values ('${change}', '2099-01-01T00:00:00.000Z')`);

  test("an older release goes on with the store of a newer one, and says so", async () => {
    await (await openStore(file)).close();
    await markAsDone("2099-01-01-add-something");
    const warnings: string[] = [];
    const store = await openStore(file, { warn: (text) => warnings.push(text) });
    await store.save(newLead("hire", contactBody, new Date()), undefined, undefined);
    await store.close();
    expect(warnings).toEqual([expect.stringContaining("2099-01-01-add-something")]);
  });

  test("a change that older releases cannot live with stops them with what to do", async () => {
    await (await openStore(file)).close();
    await markAsDone("2099-01-01-split-leads-breaking");
    await expect(openStore(file)).rejects.toThrow(/2099-01-01-split-leads-breaking.*newer release.*backup/s);
  });
});
