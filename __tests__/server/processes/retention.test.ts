/** @jest-environment node */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { newLead } from "../../../src/server/new-lead";
import { monthsBefore } from "../../../src/server/retention";
import { engines, lock } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { retentionPlace, type Line } from "../support/retention-place";
import { makeBuild, spawnMain } from "../support/spawn-server";

jest.setTimeout(120_000);

describe.each(engines)("on $name", ({ newPlace }) => {
  const { here, save, saveMany, days, rounds } = retentionPlace(newPlace);

  test("what is older goes at once, what is not stays, and the log says how many", async () => {
    for (const day of ["2023-11-30", "2024-03-09", "2024-03-10", "2026-03-08"]) await save(day);
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line).toEqual({ leads: 2, deliveries: 0, before: new Date("2024-03-10") });
    expect(await days()).toEqual(["2024-03-10", "2026-03-08"]);
    expect(await here.place.sql("select reference from idempotency_keys")).toHaveLength(1);
  });

  test("the days go on", async () => {
    for (const day of ["2026-02-01", "2026-02-02", "2026-02-28"]) await save(day);
    const lines = await rounds(1, "2026-03-01T00:00:00Z", "2026-03-02T00:00:00Z", "2026-03-03T00:00:00Z");
    expect(lines.map(([{ leads }]) => leads)).toEqual([0, 1, 1]);
  });

  test("what looks like spam is kept as long as any other", async () => {
    for (const day of ["2024-03-09", "2024-03-10", "2026-03-09"]) {
      const lead = newLead("contact", { ...contactBody, name: day }, new Date(day));
      await here.store.save({ ...lead, signsOfSpam: ["25 links"] }, undefined, undefined);
    }
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 1 });
    expect(await days()).toEqual(["2024-03-10", "2026-03-09"]);
  });

  test("the outbox forgets what was delivered 30 days ago, in batches, and nothing else", async () => {
    const deliver = async (count: number, day: string, state: "delivered" | "failed" = "delivered") => {
      for (let each = 0; each < count; each += 1)
        await here.store.save(newLead("contact", contactBody, new Date("2026-01-01")), undefined, undefined, [
          "webhook",
        ]);
      const time = { now: new Date(day), leaseMs: 1000 };
      for (const claim of await here.store.deliveries.claim({
        channel: "webhook",
        target: "",
        token: "t",
        limit: count,
        ...time,
      }))
        await here.store.deliveries.settle(
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
    const left = await here.place.sql("select state from deliveries order by state");
    expect(left).toMatchObject([{ state: "delivered" }, { state: "failed" }]);
  });

  test("many go in batches, all of them", async () => {
    await saveMany(120, "2020-01-01");
    await saveMany(1200, "2026-03-09");
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line.leads).toBe(120);
    expect(await here.store.count()).toBe(1200);
  });

  test("a store that takes nothing is tried again", async () => {
    await save("2020-01-01");
    await save("2026-03-09");
    const letGo = await lock(here.place);
    const moment = "2026-03-10T00:00:00Z";
    setTimeout(() => void letGo(), 2500);
    const lines = await rounds(24, moment, moment, moment);
    expect(lines[0]![1]).toMatch(/could not be deleted/);
    expect(await days()).toEqual(["2026-03-09"]);
  });

  test("a server deletes by itself when it starts", async () => {
    await save("2020-01-01");
    await save(new Date().toISOString());
    const build = makeBuild();
    const child = spawnMain(build.folder, { DATABASE_URL: here.place.url, LEADS_KEEP_MONTHS: "24" });
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
