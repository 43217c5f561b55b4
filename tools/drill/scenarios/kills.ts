import { setTimeout as sleep } from "node:timers/promises";
import { demand } from "../audit";
import type { Place } from "../place";
import type { Scenario } from "../scenario";

const clients = 6;
const callsOfEach = 3;
const longestLifeMs = 400;

/** One in so many rounds has a mail server or a program that fails for a while. */
const failingRound = 5;

const round = async (place: Place, number: number): Promise<void> => {
  if (number % failingRound === 0) {
    place.mail.deferred = 3;
    place.hook.failing = 3;
  }
  const load = Array.from({ length: clients }, async () => {
    for (let call = 0; call < callsOfEach; call += 1) await place.enquire(1);
  });
  await sleep(Math.random() * longestLifeMs);
  await place.server.end("SIGKILL");
  await Promise.all(load);
  await place.start();
  const again = await place.resend();
  demand(
    again.every((status) => status === 201),
    `round ${number}: sent again after the kill, answered ${again.join(", ")}`,
  );
};

/** Load with kill -9 at a random moment, so many times on one store. */
export const kills = (rounds: number): Scenario => ({
  name: `kill -9 under load, ${rounds} times`,
  async drill(place) {
    for (let number = 1; number <= rounds; number += 1) await round(place, number);
    return `${place.enquiries.length} enquiries`;
  },
});
