/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { engines, type TestPlace } from "../support/engines";
import { hour, minute, openOutboxes, type Outboxes } from "../support/outbox";
import { refuse, tellingChannel as channel } from "../support/telling-channel";

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

  test("two servers on one store deliver nothing twice", async () => {
    const { it, attempts } = channel(() => new Promise((resolve) => setTimeout(resolve, 2)));
    const [one, two] = await Promise.all([place.start([it]), place.start([it])]);
    await Promise.all(Array.from({ length: 40 }, () => place.save([it])));
    await Promise.all([one.sendDue(), two.sendDue()]);
    expect(attempts).toHaveLength(40);
    expect(new Set(attempts).size).toBe(40);
  });

  test("a delivery whose server died is taken over once its lease is over", async () => {
    let start: () => void;
    const begun = new Promise<void>((resolve) => (start = resolve));
    const { it: hanging } = channel(() => new Promise(() => start()));
    const { it, delivered } = channel();
    await place.save([hanging]);
    await place.open([hanging]);
    await begun;
    const outbox = await place.start([it]);
    place.pass(2 * minute);
    await outbox.sendDue();
    expect(delivered).toHaveLength(0);
    place.pass(2 * minute);
    await outbox.sendDue();
    expect(delivered).toHaveLength(1);
  });

  test("what a server had in its hands whose clock was ahead is taken over when the lease would be over", async () => {
    let start: () => void;
    const begun = new Promise<void>((resolve) => (start = resolve));
    const { it: hanging } = channel(() => new Promise(() => start()));
    const { it, delivered } = channel();
    place.pass(hour);
    await place.save([hanging]);
    await place.open([hanging]);
    await begun;
    place.pass(-hour);
    await place.start([it]);
    expect(delivered).toHaveLength(1);
  });

  test.each([5, 48])("a clock that is moved back by %d hours holds nothing up", async (hours) => {
    const { it, delivered } = channel((attempt) => attempt === 1 && refuse());
    await place.save([it]);
    const outbox = await place.start([it]);
    place.pass(-hours * hour);
    await outbox.sendDue();
    expect(delivered).toHaveLength(1);
  });

  test("what came before the clock was moved back is not held up either", async () => {
    const { it, delivered } = channel();
    await place.save([it]);
    place.pass(-5 * hour);
    await place.start([it]);
    expect(delivered).toHaveLength(1);
  });

  test("what a process of this machine left is free at once, and what others have is left alone", async () => {
    const options = { channel: "webhook" as const, target: "", leaseMs: hour, limit: 1 };
    const claim = (token: string) => place.store.deliveries.claim({ ...options, token, now: place.now() });
    const { it } = channel();
    for (let lead = 0; lead < 4; lead += 1) await place.save([it]);
    const ended = spawnSync(process.execPath, ["-e", ""]).pid;
    const [, , other, unknown] = [
      await claim(`${process.pid} a`),
      await claim(`${ended} b`),
      await claim(`${process.ppid} c`),
      await claim("of another release"),
    ];
    await place.store.deliveries.releaseLeft(place.now());
    const free = await place.store.deliveries.claim({ ...options, token: "d", now: place.now(), limit: 9 });
    expect(free).toHaveLength(2);
    expect(free.map(({ id }) => id)).not.toContain(other![0]!.id);
    expect(free.map(({ id }) => id)).not.toContain(unknown![0]!.id);
  });
});
