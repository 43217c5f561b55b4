/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { newLead } from "../../../src/server/new-lead";
import { openStore } from "../../../src/server/store/open-store";
import { sharedUrl } from "../../support/postgres/shared";
import { describePostgres, engines, onServer, postgresPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { serverOfTest } from "../support/spawn-server";

jest.setTimeout(60_000);

const start = serverOfTest();

describe.each(engines)("on $name", ({ newPlace }) => {
  test("a start says which store it is, whether it was made now, and how much it holds", async () => {
    const there = await newPlace();
    const told = async () => {
      const { lines } = await start({ DATABASE_URL: there.url });
      return lines
        .map((line) => JSON.parse(line) as { level: number; store?: string; isNew?: boolean; leads?: number })
        .find(({ store }) => store !== undefined);
    };
    const name = there.place.engine === "sqlite" ? there.place.file : new URL(there.url).pathname;
    const store = expect.stringContaining(name);
    expect(await told()).toMatchObject({ store, level: 40, isNew: true, leads: 0 });
    const other = await openStore(there.place);
    for (let lead = 0; lead < 3; lead += 1)
      await other.save(newLead("contact", contactBody, new Date()), undefined, undefined);
    await other.close();
    expect(await told()).toMatchObject({ store, level: 30, isNew: false, leads: 3 });
    await there.remove();
  });
});

test("a start at an address where nobody can pass the robot test says so", async () => {
  const { lines } = await start({ SITE_URL: "http://192.168.1.20:9000" });
  const warnings = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(warnings).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringMatching(/robot test.*https/) }),
  );
});

describePostgres("a database whose encoding", () => {
  const databaseIn = async (encoding: string) => {
    const server = await sharedUrl("postgres");
    const name = `test_${randomBytes(6).toString("hex")}`;
    await onServer(
      server,
      `create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
    const place = { engine: "postgres", url: await sharedUrl(name), poolSize: 2 } as const;
    return { place, drop: () => onServer(server, `drop database ${name} with (force)`) };
  };

  test.each(["LATIN1", "WIN1252", "EUC_JP"])("is %s is refused, with what to do", async (encoding) => {
    const { place, drop } = await databaseIn(encoding);
    await expect(openStore(place)).rejects.toThrow(new RegExp(`DATABASE_URL.*${encoding}.*UTF8`));
    await drop();
  });

  test.each(["UTF8", "SQL_ASCII"])("is %s takes every name", async (encoding) => {
    const { place, drop } = await databaseIn(encoding);
    const store = await openStore(place);
    const name = "अदिति 愛 Zoë 😀";
    await store.save(newLead("contact", { ...contactBody, name }, new Date()), undefined, undefined);
    expect((await store.list()).map((lead) => lead.name)).toEqual([name]);
    await store.close();
    await drop();
  });
});

describePostgres("a first start", () => {
  test("by a role that may not write, or on a standby, names the setting", async () => {
    const { url, remove } = await postgresPlace();
    const readOnly = `${url}${encodeURIComponent(" -c default_transaction_read_only=on")}`;
    await expect(openStore({ engine: "postgres", url: readOnly, poolSize: 2 })).rejects.toThrow(
      /read-only transaction\. DATABASE_URL must lead to a server that can be written to/,
    );
    await remove();
  });
});
