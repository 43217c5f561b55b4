/** @jest-environment node */
import { Readable } from "node:stream";
import type { Channel } from "../../../src/server/outbox/channel";
import type { ListedDelivery } from "../../../src/server/store/outbox-admin";
import { engines, type TestPlace } from "../support/engines";
import { hour, minute, openOutboxes, type Outboxes } from "../support/outbox";
import { refuse } from "../support/telling-channel";

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

  /** A channel that leads to several, and those it has reached. */
  const mail = (recipients: string[], refused: string[] = []) => {
    const reached: string[] = [];
    const it: Channel = {
      name: "company-mail",
      timeLimitMs: minute,
      recipientsOf: () => recipients,
      deliver: async (_id, _lead, _signal, recipient = "") => {
        if (refused.includes(recipient)) refuse();
        reached.push(recipient);
      },
    };
    return { it, reached };
  };

  const undelivered = async () => {
    const rows = await Readable.from(place.store.outboxAdmin.stream()).toArray();
    return (rows as ListedDelivery[]).map(({ id, recipient, state }) => [id, recipient, state]);
  };

  test("each recipient has a delivery of their own, with its own retries and its own end", async () => {
    const { it, reached } = mail(["sales", "boss", "desk"], ["boss"]);
    const { reference } = await place.save([it]);
    const outbox = await place.start([it]);
    expect(reached.sort()).toEqual(["desk", "sales"]);
    for (let tries = 0; tries < 60; tries += 1) {
      place.pass(6 * hour);
      await outbox.sendDue();
    }
    expect(reached).toHaveLength(2);
    expect(await undelivered()).toEqual([[`${reference}-company-mail-2`, "boss", "failed"]]);
    expect(place.logged.filter(({ level }) => level === "error")).toHaveLength(1);
  });

  test.each([
    ["corrected", ["sales", "chief"], ["chief", "sales"]],
    ["replaced by several", ["sales", "chief", "desk"], ["chief", "desk", "sales"]],
    ["taken off the list", ["sales"], ["sales"]],
    ["there to be tried again, in another order", ["boss", "sales"], ["boss", "sales"]],
  ])("what waits for an address reaches whoever is there when it is %s", async (_what, recipients, all) => {
    const first = mail(["sales", "boss"], ["boss"]);
    await place.save([first.it]);
    await (await place.start([first.it])).stop(0);
    place.pass(minute);
    const next = mail(recipients);
    await place.start([next.it]);
    expect([...first.reached, ...next.reached].sort()).toEqual(all);
    expect(await undelivered()).toEqual([]);
  });

  test("many leads for many recipients reach each of them once, from two servers", async () => {
    const recipients = ["a", "b", "c", "d", "e"];
    const { it, reached } = mail(recipients);
    await Promise.all(Array.from({ length: 12 }, () => place.save([it])));
    const [one, two] = await Promise.all([place.open([it]), place.open([it])]);
    await Promise.all([one.sendDue(), two.sendDue()]);
    for (const recipient of recipients) expect(reached.filter((each) => each === recipient)).toHaveLength(12);
  });
});
