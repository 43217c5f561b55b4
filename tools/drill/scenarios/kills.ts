import { setTimeout as sleep } from "node:timers/promises";
import { demand } from "../audit";
import type { Place } from "../place";
import { counted, type Scenario } from "../scenario";

const clients = 6;
const callsOfEach = 3;
const longestLifeMs = 400;

/** Every fifth round has a mail server or webhook receiver that fails for a while. */
const failingRound = 5;

/** A busy machine may answer 503, and visitors then try again. */
const mostTries = 5;

/** Returns how many calls were refused before all were accepted. */
const resendAll = async (place: Place, number: number): Promise<number> => {
  let refused = 0;
  for (let attempt = 1; ; attempt += 1) {
    const open = (await place.resend()).filter((status) => status !== 201);
    if (open.length === 0) return refused;
    demand(
      attempt < mostTries && open.every((status) => status === 503),
      `round ${number}: sent again after the kill, answered ${counted(open)}`,
    );
    refused += open.length;
  }
};

const round = async (place: Place, number: number): Promise<number> => {
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
  return resendAll(place, number);
};

/** Load with kill -9 at a random moment, that many times on one store. */
export const kills = (rounds: number): Scenario => ({
  name: `kill -9 under load, ${rounds} times`,
  async drill(place) {
    let refused = 0;
    for (let number = 1; number <= rounds; number += 1) refused += await round(place, number);
    return `${place.enquiries.length} enquiries, ${refused} answers of 503`;
  },
});
