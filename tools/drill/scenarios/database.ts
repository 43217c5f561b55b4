import { setTimeout as sleep } from "node:timers/promises";
import { demand } from "../audit";
import type { Place } from "../place";
import { counted, timed, type Scenario } from "../scenario";

/** Longer than a call waits for the store. */
const lockedMs = 8000;

/**
 * Meanwhile the server refuses enquiries with 503 and serves pages; afterwards it accepts enquiries again by itself.
 */
const refuses = async (
  place: Place,
  harm: () => Promise<() => Promise<void>>,
  lastsMs = 0,
): Promise<string> => {
  const undo = await harm();
  const begun = Date.now();
  const calls = place.enquire(5);
  const otherMs = await timed(() => fetch(`${place.server.origin}/api/meta/looking_for`));
  demand(otherMs < 2000, `another call waited ${otherMs} ms`);
  const meanwhile = [...(await calls), ...(await place.enquire(1))];
  demand(
    meanwhile.every((status) => status === 503 || status === 201),
    `answered ${counted(meanwhile)}`,
  );
  demand(meanwhile.includes(503), "the harm was not felt");
  demand(!(await place.isUp()), "health saw nothing");
  await sleep(Math.max(0, begun + lastsMs - Date.now()));
  await undo();
  const healedMs = await timed(async () => {
    for (const until = Date.now() + 30_000; !(await place.isUp()); await sleep(50))
      demand(Date.now() < until, "it does not heal by itself");
  });
  const after = await place.enquire(5);
  demand(
    after.every((status) => status === 201),
    `afterwards answered ${counted(after)}`,
  );
  return `meanwhile ${counted(meanwhile)}; healed after ${healedMs} ms`;
};

export const database: Scenario[] = [
  {
    name: "disk full",
    async drill(place) {
      const { fillDisk, whyNoFullDisk } = place.engine;
      if (!fillDisk) return `NOT TRIED: ${whyNoFullDisk}`;
      return refuses(place, async () => {
        const undo = await fillDisk();
        // Enquiries are accepted until the database's log is full.
        for (let calls = 0; calls < 200 && (await place.enquire(1))[0] === 201; calls += 1);
        return undo;
      });
    },
  },
  {
    name: `database locked for ${lockedMs / 1000} s`,
    drill: (place) => refuses(place, () => place.engine.lock(), lockedMs),
  },
  {
    name: "database gone and back",
    drill: (place) => refuses(place, () => place.engine.takeAway(), 3000),
  },
];
