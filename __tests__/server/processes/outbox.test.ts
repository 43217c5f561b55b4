/** @jest-environment node */
import { DeliveryFailure } from "../../../src/server/outbox/channel";
import { newLead } from "../../../src/server/new-lead";
import { DeliveryStore } from "../../../src/server/store/delivery-store";
import { pauseAfter } from "../../../src/server/outbox/channel-worker";
import { engines, type TestPlace } from "../support/engines";
import { contactBody } from "../support/lead-server";
import { hour, minute, openOutboxes, type Outboxes } from "../support/outbox";
import { refuse, tellingChannel as channel } from "../support/telling-channel";

test("pauses double from a minute to six hours, and end after seven days", () => {
  const pauses: number[] = [];
  for (let pause; (pause = pauseAfter(pauses.length + 1, minute)) !== undefined;) pauses.push(pause);
  expect(pauses.slice(0, 11).map((pause) => pause / minute)).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360,
  ]);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * hour);
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(7.3);
});

describe.each(engines)("on $name", ({ newPlace }) => {
  let there: TestPlace;
  let place: Outboxes;
  beforeEach(async () => {
    there = await newPlace();
    place = await openOutboxes(there.place);
  });
  afterEach(async () => {
    await place.close();
    await there.remove();
  });

  test("each lead is delivered once", async () => {
    const { it, delivered } = channel();
    const leads = [await place.save([it]), await place.save([it])];
    const outbox = await place.start([it]);
    await outbox.sendDue();
    place.pass(30 * hour);
    await outbox.sendDue();
    expect(delivered.sort()).toEqual(leads.map(({ reference }) => `${reference}-webhook`).sort());
  });

  test("a call that comes again, or is refused, adds no delivery", async () => {
    const { it, delivered } = channel();
    const save = async (captchaId: string, key?: string) => {
      const lead = newLead("contact", contactBody, place.now());
      const spend = { id: captchaId, expiresAt: new Date(Date.now() + hour) };
      return (await place.store.save(lead, key ? { key, digest: "d" } : undefined, spend, ["webhook"]))
        .result;
    };
    const results = [await save("1", "k"), await save("1", "k"), await save("1")];
    expect(results).toEqual(["saved", "repeated", "captchaSpent"]);
    await place.start([it]);
    expect(delivered).toHaveLength(1);
  });

  test("what fails is tried again when its pause is over, and not before", async () => {
    const { it, attempts, delivered } = channel((attempt) => attempt < 3 && refuse());
    await place.save([it]);
    const outbox = await place.start([it]);
    const seen: number[] = [];
    for (const pause of [0.9, 0.2, 1.8, 0.3, 60]) {
      place.pass(pause * minute);
      await outbox.sendDue();
      seen.push(attempts.length);
    }
    expect(seen).toEqual([1, 2, 2, 3, 3]);
    expect(delivered).toHaveLength(1);
    expect(place.logged.map(({ level }) => level)).toEqual(["warn", "warn", "info"]);
  });

  test("what fails for seven days is given up, with one loud line", async () => {
    const { it, attempts } = channel(refuse);
    const lead = await place.save([it]);
    const outbox = await place.start([it]);
    for (let tries = 0; tries < 60; tries += 1) {
      place.pass(6 * hour);
      await outbox.sendDue();
    }
    expect(attempts.length).toBeGreaterThan(30);
    expect(attempts.length).toBeLessThan(45);
    const loud = place.logged.filter(({ level }) => level === "error");
    expect(loud).toEqual([
      expect.objectContaining({ delivery: `${lead.reference}-webhook`, cause: "ECONNREFUSED" }),
    ]);
    expect(await place.store.deliveries.backlog(["webhook"])).toMatchObject({ waiting: 0 });
  });

  test("a channel that is switched off keeps what waits for it", async () => {
    const { it, attempts } = channel(() => {
      throw new DeliveryFailure("410 Gone", { ends: "channel" });
    });
    await place.save([it]);
    const outbox = await place.start([it]);
    await place.save([it]);
    place.pass(hour);
    await outbox.sendDue();
    expect(attempts).toHaveLength(1);
    expect(place.logged).toEqual([
      expect.objectContaining({ level: "error", message: expect.stringContaining("switched off") }),
    ]);
    expect(await place.store.deliveries.backlog(["webhook"])).toMatchObject({ waiting: 2 });
  });

  test("a delivery that hangs keeps no other waiting, of its own lead or a later one", async () => {
    let begun: () => void;
    const attempted = new Promise<void>((resolve) => (begun = resolve));
    let arrived: () => void;
    const delivered = new Promise<void>((resolve) => (arrived = resolve));
    const { it } = channel((attempt) => (attempt === 1 ? new Promise(() => begun()) : arrived()));
    await place.save([it]);
    const outbox = await place.open([it]);
    await attempted;
    await place.save([it]);
    outbox.wake();
    await delivered;
  });

  test("more than run at once all go out, and what ends makes room", async () => {
    let [running, most] = [0, 0];
    const { it, delivered } = channel(async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
    });
    await Promise.all(Array.from({ length: 30 }, () => place.save([it])));
    await place.start([it]);
    expect(delivered).toHaveLength(30);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  test("deliveries that hang hold a later one up for two seconds at most", async () => {
    let arrived: () => void;
    const delivered = new Promise<void>((resolve) => (arrived = resolve));
    const hung: string[] = [];
    const { it } = channel((attempt) => (attempt <= 5 ? new Promise(() => hung.push("")) : arrived()));
    for (let lead = 0; lead < 6; lead += 1) await place.save([it]);
    const begun = performance.now();
    await place.open([it]);
    await delivered;
    expect(hung).toHaveLength(5);
    expect(performance.now() - begun).toBeLessThan(4000);
  });

  test("no other server takes over what runs for longer than its lease", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "performance", "Date"] });
    let begun: () => void;
    const attempted = new Promise<void>((resolve) => (begun = resolve));
    const { it: slow } = channel(() => new Promise(() => begun()));
    slow.timeLimitMs = hour;
    const { it, attempts } = channel();
    await place.save([slow]);
    await place.open([slow]);
    await attempted;
    for (let minutes = 0; minutes < 10; minutes += 1) {
      place.pass(minute);
      const renewed = jest.spyOn(DeliveryStore.prototype, "renew");
      jest.advanceTimersByTime(minute);
      await Promise.all(renewed.mock.results.map(({ value }) => value as Promise<void>));
      renewed.mockRestore();
    }
    jest.useRealTimers();
    await place.start([it]);
    expect(attempts).toEqual([]);
  });

  test("each delivery has a time of its own", async () => {
    jest.useFakeTimers({
      advanceTimers: false,
      doNotFake: ["nextTick", "setImmediate", "performance", "Date"],
    });
    let begun: () => void;
    const attempted = new Promise<void>((resolve) => (begun = resolve));
    const { it } = channel(() => new Promise(() => begun()));
    await place.save([it]);
    const outbox = await place.open([it]);
    await attempted;
    jest.advanceTimersByTime(9_999);
    expect(place.logged).toEqual([]);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    await outbox.sendDue();
    expect(place.logged).toEqual([
      expect.objectContaining({ level: "warn", cause: expect.stringContaining("10 seconds") }),
    ]);
  });

  test("words of others, who may name the visitor, are not logged", async () => {
    const { it } = channel(() => {
      throw new Error(`550 ${contactBody.email} is unknown`);
    });
    await place.save([it]);
    await place.start([it]);
    expect(place.logged).toHaveLength(1);
    expect(JSON.stringify(place.logged)).not.toContain(contactBody.email);
  });

  test("a stop ends what hangs when the grace is over, and it is tried again", async () => {
    let begun: () => void;
    const attempted = new Promise<void>((resolve) => (begun = resolve));
    const { it, delivered } = channel((attempt) => attempt === 1 && new Promise(() => begun()));
    await place.save([it]);
    const stopping = await place.open([it]);
    await attempted;
    await stopping.stop(10);
    expect(place.logged).toEqual([expect.objectContaining({ level: "warn", cause: "the server stopped" })]);
    place.pass(minute);
    await place.start([it]);
    expect(delivered).toHaveLength(1);
  });

  test("the store tells how much waits, and since when", async () => {
    const { it } = channel();
    const backlog = () => place.store.deliveries.backlog([it.name]);
    expect(await backlog()).toEqual({ waiting: 0, createdAt: undefined });
    const { createdAt } = await place.save([it]);
    expect(await backlog()).toEqual({ waiting: 1, createdAt });
  });
});
