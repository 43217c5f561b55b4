/** @jest-environment node */
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

  test("a clock that is moved back holds nothing up for longer than the longest pause", async () => {
    const { it, delivered } = channel((attempt) => attempt === 1 && refuse());
    await place.save([it]);
    const outbox = await place.start([it]);
    place.pass(-48 * hour);
    await outbox.sendDue();
    expect(delivered).toHaveLength(1);
  });
});
