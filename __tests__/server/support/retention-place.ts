import { randomUUID } from "node:crypto";
import { newLead } from "../../../src/server/new-lead";
import { startRetention } from "../../../src/server/retention";
import type { LeadStore } from "../../../src/server/store/lead-store";
import { openStore } from "../../../src/server/store/open-store";
import type { engines, TestPlace } from "./engines";
import { contactBody } from "./lead-server";

export interface Line {
  leads: number;
  before: Date;
}

/** Each test has a store, leads of any day in it, and a retention that works on it with the test's clock. */
export const retentionPlace = (newPlace: (typeof engines)[number]["newPlace"]) => {
  const here = {} as { place: TestPlace; store: LeadStore };
  beforeEach(async () => {
    here.place = await newPlace();
    here.store = await openStore(here.place.place, { patienceMs: 2000 });
  });
  afterEach(async () => {
    await here.store.close();
    await here.place.remove();
  });

  const save = async (day: string): Promise<void> => {
    const lead = newLead("contact", { ...contactBody, name: day }, new Date(day));
    await here.store.save(lead, { key: randomUUID(), digest: "d" }, undefined);
  };

  const saveMany = async (count: number, day: string): Promise<void> => {
    const row = () =>
      `('${randomUUID()}', 'contact', '${day}T00:00:00.000Z', '${day}', 'ada@kiln.co', '', '{}')`;
    await here.place.sql(
      `insert into leads (reference, kind, created_at, name, email, phone, fields)
       values ${Array.from({ length: count }, row).join()}`,
    );
  };

  const days = async () => (await here.store.list()).map(({ name }) => name);

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
      store: here.store,
      keepMonths,
      now,
      log: { info: write, warn: write, error: write } as never,
      everyMs: 1,
    });
    await all;
    await end();
    return lines.slice(0, moments.length);
  };

  return { here, save, saveMany, days, rounds };
};
