import { setTimeout as sleep } from "node:timers/promises";
import { demand } from "../audit";
import { recipients, type Place } from "../place";
import type { Scenario } from "../scenario";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearMs = 365 * dayMs;

const failuresOf = (place: Place): number =>
  place.server.lines.filter(({ msg }) => msg === "not delivered; it is tried again").length;

/** Waits for so many failed attempts. */
const failures = async (place: Place, count: number, patienceMs = 40_000): Promise<void> => {
  for (const until = Date.now() + patienceMs; failuresOf(place) < count; await sleep(100))
    demand(Date.now() < until, `${failuresOf(place)} attempts failed, and not ${count}`);
};

/** A recipient who is gone, or whose mailbox is full, keeps nobody else's mail, and gets their own in the end. */
const refusedWith = (code: number): Scenario => ({
  name: `one of two recipients refused with ${code}`,
  async drill(place) {
    await place.settle(false);
    const before = place.enquiries.length;
    const [sales, boss] = recipients;
    const told = (address: string) =>
      new Set(place.mail.taken.filter((mail) => mail.endsWith(` to ${address}`))).size;
    place.mail.refused = { address: boss, code };
    await place.enquire(3);
    await failures(place, 6);
    demand(told(sales) === place.enquiries.length, "the other recipient waited");
    demand(told(boss) === before, "a refused mail counts as taken");
    place.mail.refused = undefined;
    return `${failuresOf(place)} attempts failed; the other one was told meanwhile`;
  },
});

export const deliveries: Scenario[] = [
  refusedWith(550),
  refusedWith(452),
  {
    name: "SMTP refuses connections",
    async drill(place) {
      await place.mail.behave("refuses");
      await place.enquire(3);
      await failures(place, 12);
      await place.mail.behave("takes");
      return `${failuresOf(place)} attempts failed`;
    },
  },
  {
    name: "SMTP hangs",
    async drill(place) {
      await place.mail.behave("hangs");
      await place.enquire(3);
      await failures(place, 3);
      const told = () => new Set(place.hook.taken).size === place.enquiries.length;
      for (const until = Date.now() + 5_000; !told(); await sleep(50))
        demand(Date.now() < until, "the webhook waited for the mail");
      await place.mail.behave("takes");
      return `${failuresOf(place)} attempts failed; webhooks went out meanwhile`;
    },
  },
  {
    name: "SMTP answers 4xx, then 2xx",
    async drill(place) {
      place.mail.deferred = 8;
      await place.enquire(4);
      await failures(place, 8);
      return `${failuresOf(place)} attempts failed`;
    },
  },
  {
    name: "webhook hangs for 3 of 8",
    async drill(place) {
      await place.settle(false);
      place.hook.hanging = 3;
      await place.enquire(8);
      const told = () => new Set(place.hook.taken).size === place.enquiries.length - 3;
      for (const until = Date.now() + 5_000; !told(); await sleep(50))
        demand(Date.now() < until, "a webhook waited for one that hangs");
      await failures(place, 3);
      return `${failuresOf(place)} attempts failed; the others went out meanwhile`;
    },
  },
  {
    name: "webhook down for an hour",
    async drill(place) {
      await place.hook.down();
      await place.enquire(5);
      // The server's clock is moved on by a minute each second.
      for (let minutes = 0; minutes < 60; minutes += 1) {
        place.passTime(minuteMs);
        await sleep(1000);
      }
      demand(
        new Set(place.mail.taken).size === (recipients.length + 1) * place.enquiries.length,
        "the mails waited for the webhook",
      );
      await place.hook.up();
      return `${failuresOf(place)} attempts failed in an hour of the server's clock`;
    },
  },
  {
    name: "clock moved back by two days",
    async drill(place) {
      place.shiftClock(2 * dayMs);
      place.mail.deferred = 4;
      place.hook.failing = 2;
      await place.enquire(2);
      await failures(place, 6);
      place.shiftClock(0);
      await place.enquire(2);
      await place.settle(false);
      return "nothing waited for the clock";
    },
  },
  {
    name: "clock three years ahead at a start",
    async drill(place) {
      await place.settle(false);
      const before = (await place.list()).length;
      await place.server.end("SIGTERM");
      place.shiftClock(3 * yearMs);
      await place.start();
      const refused = () =>
        place.server.lines.some(({ msg }) => msg.startsWith("nothing is erased by its age"));
      for (const until = performance.now() + 20_000; !refused(); await sleep(50))
        demand(performance.now() < until, "nobody was told that the clock is wrong");
      demand((await place.list()).length === before, "leads were erased by a wrong clock");
      await place.server.end("SIGTERM");
      place.shiftClock(0);
      await place.start();
      await place.enquire(2);
      return `${before} leads stayed`;
    },
  },
];
