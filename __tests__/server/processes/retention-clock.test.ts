/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { newLead } from "../../../src/server/new-lead";
import { engines } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { retentionPlace, type Line } from "../support/retention-place";
import { runLeads } from "../support/run-leads";
import { makeSite } from "../support/site-folder";

jest.setTimeout(120_000);

describe.each(engines)("on $name", ({ newPlace }) => {
  const { here, save, saveMany, days, rounds } = retentionPlace(newPlace);

  const errors = (lines: [object, string][]) => lines.filter(([line]) => "needsPerson" in line);

  test("a clock that is years ahead at a start erases nothing, and is told once", async () => {
    for (let day = 10; day < 25; day += 1) await save(`2026-11-${day}`);
    const spent = { id: "t", expiresAt: new Date("2026-11-25T13:00:00Z") };
    const key = { key: randomUUID(), digest: "d" };
    const lead = newLead("contact", { ...contactBody, name: "2026-11-25" }, new Date("2026-11-25"));
    await here.store.save(lead, key, spent);
    await rounds(24, "2026-11-25T12:00:00Z");
    const lines = await rounds(24, "2029-11-25T12:00:00Z");
    expect(errors(lines)).toEqual([[expect.objectContaining({ due: 16, leads: 16 }), expect.any(String)]]);
    expect(here.store.expiry.refusal).toBe("clock");
    expect(await days()).toHaveLength(16);
    expect(await here.place.sql("select id from spent_captchas")).toHaveLength(1);
    expect(await here.store.findCall(key)).toMatchObject({ result: "repeated" });
    // What comes meanwhile has the date of that clock, and proves nothing.
    await save("2029-11-25");
    expect(errors(await rounds(24, "2029-11-26T12:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(17);
    const [[line]] = (await rounds(24, "2026-11-26T12:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 0 });
    expect(here.store.expiry.refusal).toBeUndefined();
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
    expect(here.store.expiry.refusal).toBe("behind");
    for (let lead = 0; lead < 5; lead += 1) await save("2023-11-26");
    const [[line]] = (await rounds(24, "2026-11-26T12:00:00Z")) as [[Line, string]];
    expect(line).toMatchObject({ leads: 0 });
    expect(here.store.expiry.refusal).toBeUndefined();
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
    expect(here.store.expiry.refusal).toBeUndefined();
    expect(await here.place.sql("select kept_from from leads")).toEqual([{ kept_from: null }]);
    expect(errors(await rounds(24, "2029-11-26T12:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(1);
  });

  test("of a store from before there were marks, the newest lead is what the clock is held against", async () => {
    for (const day of ["2026-11-01", "2026-11-12", "2026-11-20"]) await save(day);
    expect(errors(await rounds(1, "2027-01-05T00:00:00Z"))).toHaveLength(1);
    expect(await days()).toHaveLength(3);
    await rounds(1, "2026-11-30T00:00:00Z");
    expect(here.store.expiry.refusal).toBeUndefined();
  });

  test("a run that would take more than a tenth and more than twenty takes nothing", async () => {
    await saveMany(21, "2024-01-01");
    await saveMany(188, "2026-03-09");
    expect(errors(await rounds(24, "2026-03-10T00:00:00Z"))).toEqual([
      [expect.objectContaining({ due: 21, leads: 209, before: new Date("2024-03-10") }), expect.any(String)],
    ]);
    expect(await here.store.count()).toBe(209);
    await save("2026-03-09");
    const [[line]] = (await rounds(24, "2026-03-10T00:00:00Z")) as [[Line, string]];
    expect(line.leads).toBe(21);
  });

  test("a command does on purpose what was refused, and has the clock believed again", async () => {
    await save("2020-01-01");
    await save("2020-06-01");
    await here.place.sql(
      "insert into clock_marks (name, seen_at, longest_pause_seconds) values ('retention', '2020-06-01T00:00:00.000Z', 0)",
    );
    const now = new Date().toISOString();
    expect(errors(await rounds(24, now))).toHaveLength(1);
    const elsewhere = makeSite({ ".env": `DATABASE_URL="${here.place.url}"` });
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
});
