/** @jest-environment node */
import { newLead } from "../../../src/server/new-lead";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import { engines, type TestPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { hour } from "../support/outbox";

const noon = new Date("2026-03-10T12:00:00Z");
const after = (ms: number) => new Date(noon.getTime() + ms);

describe.each(engines)("on $name", ({ newPlace }) => {
  let there: TestPlace;
  let store: LeadStore;
  beforeEach(async () => {
    there = await newPlace();
    store = await openStore(there.place);
  });
  afterEach(async () => {
    await store.close();
    await there.remove();
  });

  const save = async (email: string, when = noon): Promise<string> => {
    const lead = newLead("contact", { ...contactBody, email }, when);
    await store.save(lead, undefined, undefined, ["company-mail", "visitor-mail"]);
    return lead.reference;
  };

  const waiting = async (channel: string) =>
    Number(
      (await there.sql(`select count(*) as found from deliveries where channel = '${channel}'`))[0]!.found,
    );

  test("an address gets one a day, however it is written, and the company hears of every enquiry", async () => {
    const written = ["ada@kiln.co", "Ada@KILN.co", "ada+tea@kiln.co", "a.d.a@kiln.co"];
    await Promise.all(Array.from({ length: 20 }, (_, post) => save(written[post % 4]!)));
    expect(await waiting("visitor-mail")).toBe(1);
    expect(await waiting("company-mail")).toBe(20);
    await save("ada@kiln.co", after(11 * hour));
    expect(await waiting("visitor-mail")).toBe(1);
    await save("ada@kiln.co", after(24 * hour));
    await save("bob@kiln.co");
    expect(await waiting("visitor-mail")).toBe(3);
  });

  test("all addresses together get no more than a bound in an hour", async () => {
    for (let post = 0; post < 60; post += 1) await save(`ada${post}@kiln.co`);
    const sent = await waiting("visitor-mail");
    expect(sent).toBeGreaterThan(10);
    expect(sent).toBeLessThan(40);
    expect(await waiting("company-mail")).toBe(60);
    await save("bob@kiln.co", after(1.1 * hour));
    expect(await waiting("visitor-mail")).toBe(sent + 1);
  });

  test("a clock that was wrong by years does not keep confirmations back", async () => {
    for (let post = 0; post < 60; post += 1) await save(`ada${post}@kiln.co`, new Date("2036-01-01"));
    const before = await waiting("visitor-mail");
    await save("ada1@kiln.co");
    expect(await waiting("visitor-mail")).toBe(before + 1);
  });

  test("forgetting a person takes what was noted of them", async () => {
    await save("ada@kiln.co");
    await store.forget("ada@kiln.co");
    expect(await there.sql("select * from deliveries")).toEqual([]);
  });
});
