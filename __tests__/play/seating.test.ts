/** @jest-environment node */
import fc from "fast-check";
import { amountPlaces, amountRoom, seat, token } from "../../src/play/settle-up/seating";
import { balances, settle } from "../../src/play/settle-up/settle";
import { mostFriends, mostPaid, formatMoney } from "../../src/play/settle-up/friends-hash";

const groupOf = (friends: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: 2, maxLength: friends });

/** The room of an amount has a margin. */
const letters = 0.8;

const coveredAmounts = (paid: number[]): number => {
  const payments = settle(balances(paid));
  const texts = payments.map(({ amount }) => formatMoney("€{amount}", amount));
  const rooms = texts.map(amountRoom);
  const places = amountPlaces(payments, paid.length, texts);
  return places.filter((one, index) =>
    places.some(
      ({ x, y }, other) =>
        other > index &&
        Math.abs(one.x - x) < ((rooms[index]!.width + rooms[other]!.width) / 2) * letters &&
        Math.abs(one.y - y) < rooms[index]!.height * letters,
    ),
  ).length;
};

/** Six and more may hold one group in a thousand that has no room; up to five always have some. */
test.each([50_000, mostPaid])("no amount covers another, with up to %d cents paid", (most) => {
  fc.assert(
    fc.property(groupOf(5, most), (paid) => expect(coveredAmounts(paid)).toBe(0)),
    { numRuns: 1000, interruptAfterTimeLimit: 10_000 },
  );
});

const coveredFriends = (paid: number[]): number => {
  const payments = settle(balances(paid));
  const texts = payments.map(({ amount }) => formatMoney("€{amount}", amount));
  const friends = paid.map((_, index) => seat(index, paid.length));
  return amountPlaces(payments, paid.length, texts).filter((place, index) => {
    const { width, height } = amountRoom(texts[index]!);
    return friends.some(
      ({ x, y }) =>
        Math.abs(place.x - x) < (width * letters) / 2 + token &&
        Math.abs(place.y - 6 - y) < (height * letters) / 2 + token,
    );
  }).length;
};

/** A sum has no other place where its friends sit side by side and others take the middle. */
test("sums of eight stay clear of the friends' tokens", () => {
  const groups = fc.sample(groupOf(mostFriends, mostPaid), { numRuns: 1000, seed: 8 });
  expect(groups.filter((paid) => coveredFriends(paid) > 0).length).toBeLessThan(75);
});

test("hardly any amount covers another among eight", () => {
  const groups = fc.sample(groupOf(mostFriends, mostPaid), { numRuns: 1000, seed: 8 });
  expect(groups.filter((paid) => coveredAmounts(paid) > 0).length).toBeLessThan(10);
});
