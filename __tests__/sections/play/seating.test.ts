/** @jest-environment node */
import fc from "fast-check";
import { amountPlaces, amountRoom } from "../../../src/sections/play/settle-up/seating";
import { balances, settle } from "../../../src/sections/play/settle-up/settle";

/** Six may hold one pair in two hundred that has no room; up to five always have some. */
const group = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 2, maxLength: 5 });
/** The room of an amount has a margin. */
const letters = 0.8;

test("no amount covers another", () => {
  fc.assert(
    fc.property(group, (paid) => {
      const places = amountPlaces(settle(balances(paid)), paid.length);
      const covered = places.some((one, index) =>
        places
          .slice(index + 1)
          .some(
            ({ x, y }) =>
              Math.abs(one.x - x) < amountRoom.width * letters &&
              Math.abs(one.y - y) < amountRoom.height * letters,
          ),
      );
      expect(covered).toBe(false);
    }),
    { numRuns: 1000, interruptAfterTimeLimit: 10_000 },
  );
});
