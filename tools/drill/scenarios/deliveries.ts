import { setTimeout as sleep } from "node:timers/promises";
import { demand } from "../audit";
import type { Place } from "../place";
import { recipients } from "../recipients";
import type { Scenario } from "../scenario";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearMs = 365 * dayMs;

const failuresOf = (place: Place): number =>
  place.server.lines.filter(({ msg }) => msg === "not delivered; it is tried again").length;

/** Waits for a number of failed attempts. */
const failures = async (place: Place, count: number, patienceMs = 40_000): Promise<void> => {
  for (const until = Date.now() + patienceMs; failuresOf(place) < count; await sleep(100))
    demand(Date.now() < until, `${failuresOf(place)} attempts failed, and not ${count}`);
};

/** A recipient who is gone, or whose mailbox is full, delays nobody else's mail, and gets their own in the end. */
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

/** A refusal by a visitor's address is final and alerts nobody, because anybody can type any address. */
const visitorRefused = (at: "RCPT" | "DATA", code: number): Scenario => ({
  name: `visitors refused with ${code} after ${at}`,
  async drill(place) {
    await place.settle(false);
    place.mail.refusesVisitors = { at, code };
    await place.enquire(3);
    await place.settle(false);
    demand(place.mail.refusedVisitors.size === 3, `${place.mail.refusedVisitors.size} were refused`);
    demand(place.cries.length === 0, `a person is called: ${place.cries[0]}`);
    demand(failuresOf(place) === 0, "a refused mail is tried again");
    place.mail.refusesVisitors = undefined;
    return "nobody was called";
  },
});

/** Waits with a normal clock, and for less than a lease. */
const soon = async (place: Place, count: number): Promise<number> => {
  const begun = performance.now();
  const told = () => new Set(place.mail.taken).size;
  for (; told() < count; await sleep(50))
    demand(performance.now() - begun < 20_000, `${told()} of ${count} mails came within 20 s`);
  return Math.round(performance.now() - begun);
};

export const deliveries: Scenario[] = [
  visitorRefused("RCPT", 550),
  visitorRefused("DATA", 554),
  {
    name: "SMTP greets after 12 s and answers a mail after 15 s",
    async drill(place) {
      await place.settle(false);
      Object.assign(place.mail, { greetsAfterMs: 12_000, answersAfterMs: 15_000 });
      await place.enquire(2);
      await place.settle(false);
      Object.assign(place.mail, { greetsAfterMs: 0, answersAfterMs: 0 });
      const { taken, greetings } = place.mail;
      demand(failuresOf(place) === 0, `${failuresOf(place)} attempts failed`);
      demand(new Set(taken).size === taken.length, "a mail came twice");
      demand([...greetings].join() === "kiln.co", `it was greeted by ${[...greetings].join()}`);
      return "each mail came once; greeted by kiln.co";
    },
  },
  {
    name: "killed with mails in flight",
    async drill(place) {
      await place.settle(false);
      place.mail.answersAfterMs = 60_000;
      await place.enquire(1);
      const came = place.mail.taken.length;
      for (const until = Date.now() + 20_000; place.mail.taken.length < came + 3; await sleep(50))
        demand(Date.now() < until, "no mail was in flight");
      await place.server.end("SIGKILL");
      place.mail.answersAfterMs = 0;
      const before = place.mail.taken.length;
      await place.start();
      if (place.engine.storedAtOnce > 1) place.passTime(4 * minuteMs);
      const begun = performance.now();
      for (; place.mail.taken.length < before + 3; await sleep(50))
        demand(performance.now() - begun < 20_000, "they waited for their lease");
      return `sent again after ${Math.round(performance.now() - begun)} ms`;
    },
  },
  {
    name: "clock moved back by five hours",
    async drill(place) {
      await place.settle(false);
      place.mail.deferred = 3;
      const count = place.mail.taken.length + 3;
      await place.enquire(1);
      await failures(place, 3);
      place.shiftClock(-5 * 60 * minuteMs);
      return `mails came after ${await soon(place, count)} ms`;
    },
  },
  {
    name: "clock three years behind at a start",
    async drill(place) {
      await place.settle(false);
      await place.server.end("SIGTERM");
      place.shiftClock(-3 * yearMs);
      await place.start();
      const told = () => place.server.lines.some(({ msg }) => msg.startsWith("the clock is behind"));
      for (const until = performance.now() + 20_000; !told(); await sleep(50))
        demand(performance.now() < until, "nobody was told that the clock is behind");
      await place.enquire(5);
      await place.settle(false);
      const before = (await place.list()).length;
      await place.server.end("SIGTERM");
      place.shiftClock(0);
      await place.start();
      const erased = () => place.server.lines.some(({ msg }) => msg === "deleted what is over its time");
      for (const until = performance.now() + 20_000; !erased(); await sleep(50))
        demand(performance.now() < until, "nothing is erased any more");
      demand((await place.list()).length === before, "leads were erased by a wrong clock");
      return `${before} leads stayed`;
    },
  },
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
      const told = () => new Set(place.hook.taken).size === place.enquiries.length;
      for (const until = Date.now() + 5_000; !told(); await sleep(50))
        demand(Date.now() < until, "the webhook waited for the mail");
      // The delivery may hang for minutes, so this closes its connections.
      await place.mail.behave("takes");
      await failures(place, 3);
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
      // Moves the server's clock forward by a minute each second.
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
