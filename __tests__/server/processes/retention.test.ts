/** @jest-environment node */
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { newLead } from "../../../src/server/new-lead";
import { startRetention, monthsBefore } from "../../../src/server/retention";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { engines, lock, type TestPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { runLeads } from "../support/run-leads";
import { makeSite } from "../support/site-folder";
import { makeBuild, spawnMain } from "../support/spawn-server";

jest.setTimeout(120_000);

describe.each(engines)("on $name", ({ newPlace }) => {
  let there: TestPlace;
  let store: LeadStore;
  beforeEach(async () => {
    there = await newPlace();
    store = await openStore(there.place, { patienceMs: 2000 });
  });
  afterEach(async () => {
    await store.close();
    await there.remove();
  });

  const save = async (day: string): Promise<void> => {
    const lead = newLead("contact", { ...contactBody, name: day }, new Date(day));
    await store.save(lead, { key: randomUUID(), digest: "d" }, undefined);
  };

  const saveMany = async (count: number, day: string): Promise<void> => {
    const row = () =>
      `('${randomUUID()}', 'contact', '${day}T00:00:00.000Z', '${day}', 'ada@kiln.co', '', '{}')`;
    await there.sql(
      `insert into leads (reference, kind, created_at, name, email, phone, fields)
       values ${Array.from({ length: count }, row).join()}`,
    );
  };

  const days = async () => (await store.list()).map(({ name }) => name);

  interface Line {
    leads: number;
    before: Date;
  }

  /** Runs until so many rounds were logged; the moments are the server's clock in each. */
  const rounds = async (keepMonths: number, ...moments: string[]): Promise<[Line, string][]> => {
    const lines: [Line, string][] = [];
    let told = () => undefined as void;
    const all = new Promise<void>((resolve) => (told = resolve));
    const write = (line: object, text?: string) => {
      lines.push([line as Line, text ?? ""]);
      if (lines.length === moments.length) told();
    };
    const now = () => new Date(moments[lines.length] ?? moments[0]!);
    const end = startRetention({
      store,
      keepMonths,
      now,
      log: { info: write, warn: write, error: write } as never,
      everyMs: 1,
    });
    await all;
    await end();
    return lines.slice(0, moments.length);
  };

  test("what is older goes at once, what is not stays, and the log says how many", async () => {
    for (const day of ["2023-11-30", "2024-03-09", "2024-03-10", "2026-03-08"]) await save(day);
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line).toEqual({ leads: 2, deliveries: 0, before: new Date("2024-03-10") });
    expect(await days()).toEqual(["2024-03-10", "2026-03-08"]);
    expect(await there.sql("select reference from idempotency_keys")).toHaveLength(1);
  });

  test("the days go on", async () => {
    for (const day of ["2026-02-01", "2026-02-02", "2026-02-28"]) await save(day);
    const lines = await rounds(1, "2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z");
    expect(lines.map(([{ leads }]) => leads)).toEqual([0, 1, 1]);
  });

  test("what looks like spam is kept as long as any other", async () => {
    for (const day of ["2024-03-09", "2024-03-10", "2026-03-09"]) {
      const lead = newLead("contact", { ...contactBody, name: day }, new Date(day));
      await store.save({ ...lead, signsOfSpam: ["25 links"] }, undefined, undefined);
    }
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 1 });
    expect(await days()).toEqual(["2024-03-10", "2026-03-09"]);
  });

  test("the outbox forgets what was delivered 30 days ago, in batches, and nothing else", async () => {
    const deliver = async (count: number, day: string, state: "delivered" | "failed" = "delivered") => {
      for (let each = 0; each < count; each += 1)
        await store.save(newLead("contact", contactBody, new Date("2026-01-01")), undefined, undefined, [
          "webhook",
        ]);
      const time = { now: new Date(day), leaseMs: 1000 };
      for (const claim of await store.deliveries.claim({
        channel: "webhook",
        target: "",
        token: "t",
        limit: count,
        ...time,
      }))
        await store.deliveries.settle(
          claim,
          state === "failed" ? { state, error: "" } : { state, at: new Date(day) },
        );
    };
    await save("2026-03-09");
    await deliver(101, "2026-01-02");
    await deliver(1, "2026-02-20");
    await deliver(1, "2026-01-02", "failed");
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[object, string]];
    expect(line).toMatchObject({ leads: 0, deliveries: 101 });
    const left = await there.sql("select state from deliveries order by state");
    expect(left).toMatchObject([{ state: "delivered" }, { state: "failed" }]);
  });

  test("many go in batches, all of them", async () => {
    await saveMany(120, "2020-01-01");
    await saveMany(1200, "2026-03-09");
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line.leads).toBe(120);
    expect(await store.count()).toBe(1200);
  });

  test("a store that takes nothing is tried again", async () => {
    await save("2020-01-01");
    await save("2026-03-09");
    const letGo = await lock(there);
    const moment = "2026-03-10T00:00:00Z";
    setTimeout(() => void letGo(), 2500);
    const lines = await rounds(24, moment, moment, moment);
    expect(lines[0]![1]).toMatch(/could not be deleted/);
    expect(await days()).toEqual(["2026-03-09"]);
  });

  const errors = (lines: [object, string][]) => lines.filter(([line]) => "needsPerson" in line);

  test("a clock that is years ahead at a start erases nothing, and is told once", async () => {
    for (let day = 10; day < 25; day += 1) await save(`2026-11-${day}`);
    const spent = { id: "t", expiresAt: new Date("2026-11-25T13:00:00Z") };
    const key = { key: randomUUID(), digest: "d" };
    const lead = newLead("contact", { ...contactBody, name: "2026-11-25" }, new Date("2026-11-25"));
    await store.save(lead, key, spent);
    await rounds(24, "2026-11-25T12:00:00Z");
    const lines = await rounds(24, "2029-11-25T12:00:00Z");
    expect(errors(lines)).toEqual([[expect.objectContaining({ due: 16, leads: 16 }), expect.any(String)]]);
    expect(store.expiry.refusal).toBe("clock");
    expect(await days()).toHaveLength(16);
    expect(await there.sql("select id from spent_captchas")).toHaveLength(1);
    expect(await store.findCall(key)).toMatchObject({ result: "repeated" });
    // What comes meanwhile has the date of that clock, and proves nothing.
    await save("2029-11-25");
    expect(errors(await rounds(24, "2029-11-26T12:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(17);
    const [[line]] = (await rounds(24, "2026-11-26T12:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 0 });
    expect(store.expiry.refusal).toBeUndefined();
  });

  test("what came while the clock was years behind stays when it is right again", async () => {
    await save("2026-11-20");
    await rounds(24, "2026-11-25T12:00:00Z");
    const lines = await rounds(24, "2023-11-25T12:00:00Z");
    expect(errors(lines)).toEqual([
      [
        expect.objectContaining({ seenAt: new Date("2026-11-25T12:00:00Z") }),
        expect.stringContaining("behind"),
      ],
    ]);
    expect(store.expiry.refusal).toBe("behind");
    for (let lead = 0; lead < 5; lead += 1) await save("2023-11-26");
    const [[line]] = (await rounds(24, "2026-11-26T12:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 0 });
    expect(store.expiry.refusal).toBeUndefined();
    expect(await days()).toHaveLength(6);
  });

  test("what came after a first start years ahead stays when the clock is ahead again", async () => {
    await rounds(24, "2029-11-25T12:00:00Z");
    expect(errors(await rounds(24, "2026-11-25T12:00:00Z"))).toHaveLength(1);
    for (let lead = 0; lead < 20; lead += 1) await save("2026-11-25");
    await rounds(24, "2029-11-26T12:00:00Z");
    expect(await days()).toHaveLength(20);
  });

  test("a clock that has been behind for a week is believed, and leads get their own dates back", async () => {
    await rounds(24, "2029-11-25T12:00:00Z");
    await rounds(24, "2026-11-25T12:00:00Z");
    await save("2026-11-26");
    expect(errors(await rounds(24, "2026-12-01T12:00:00Z"))).toHaveLength(1);
    await rounds(24, "2026-12-03T12:00:00Z");
    expect(store.expiry.refusal).toBeUndefined();
    expect(await there.sql("select kept_from from leads")).toEqual([{ kept_from: null }]);
    expect(errors(await rounds(24, "2029-11-26T12:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(1);
  });

  test("of a store from before there were marks, the newest lead is what the clock is held against", async () => {
    for (const day of ["2026-11-01", "2026-11-12", "2026-11-20"]) await save(day);
    expect(errors(await rounds(1, "2027-01-05T00:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(3);
    await rounds(1, "2026-11-30T00:00:00Z");
    expect(store.expiry.refusal).toBeUndefined();
  });

  test("a run that would take more than a tenth and more than twenty takes nothing", async () => {
    await saveMany(21, "2024-01-01");
    await saveMany(188, "2026-03-09");
    expect(errors(await rounds(24, "2026-03-10T00:00:00Z"))).toEqual([
      [expect.objectContaining({ due: 21, leads: 209, before: new Date("2024-03-10") }), expect.any(String)],
    ]);
    expect(await store.count()).toBe(209);
    await save("2026-03-09");
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line.leads).toBe(21);
  });

  test("a command does on purpose what was refused, and has the clock believed again", async () => {
    await save("2020-01-01");
    await save("2020-06-01");
    await there.sql(
      "insert into clock_marks (name, seen_at, longest_pause_seconds) values ('retention', '2020-06-01T00:00:00.000Z', 0)",
    );
    const now = new Date().toISOString();
    expect(errors(await rounds(24, now))).toHaveLength(1);
    const elsewhere = makeSite({ ".env": `DATABASE_URL="${there.url}"` });
    expect(await runLeads(elsewhere.folder, "--erase-before", "2999-01-01")).toMatchObject({ code: 2 });
    expect(await runLeads(elsewhere.folder, "--erase-before", "2020-03-01")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^1 lead /),
    });
    expect(await days()).toEqual(["2020-06-01"]);
    expect(errors(await rounds(24, now))).toEqual([]);
    expect(await days()).toEqual([]);
    elsewhere.remove();
  });

  test("a server deletes by itself when it starts", async () => {
    await save("2020-01-01");
    await save(new Date().toISOString());
    const build = makeBuild();
    const child = spawnMain(build.folder, { DATABASE_URL: there.url, LEADS_KEEP_MONTHS: "24" });
    const ended = once(child, "exit");
    for await (const line of createInterface(child.stdout!)) {
      if (!line.includes("over its time")) continue;
      expect(JSON.parse(line)).toMatchObject({ leads: 1 });
      break;
    }
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    build.remove();
    expect(await days()).toHaveLength(1);
  });
});

test.each([
  ["2026-03-10T12:00:00Z", 24, "2024-03-10T12:00:00Z"],
  ["2026-03-31T00:00:00Z", 1, "2026-02-28T00:00:00Z"],
  ["2028-02-29T00:00:00Z", 12, "2027-02-28T00:00:00Z"],
  ["2026-01-31T00:00:00Z", 2, "2025-11-30T00:00:00Z"],
])("%s less %i months is %s", (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months)).toEqual(new Date(earlier));
});
