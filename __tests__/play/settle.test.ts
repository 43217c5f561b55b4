/** @jest-environment node */
import fc from "fast-check";
import { balances, debts, settle, shares, type Payment } from "../../src/play/settle-up/settle";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const afterPaying = (open: readonly number[], payments: readonly Payment[]) => {
  const rest = [...open];
  for (const { from, to, amount } of payments) {
    rest[from]! += amount;
    rest[to]! -= amount;
  }
  return rest;
};

/** The fewest payments by trying: the first who is not at 0 settles with each of the other sign in turn. */
const fewest = (open: readonly number[], start = 0): number => {
  let first = start;
  while (first < open.length && open[first] === 0) first++;
  if (first === open.length) return 0;
  let best = Infinity;
  for (let other = first + 1; other < open.length; other++) {
    if (open[first]! * open[other]! >= 0) continue;
    const rest = [...open];
    rest[other]! += rest[first]!;
    best = Math.min(best, 1 + fewest(rest, first + 1));
  }
  return best;
};

// Few different amounts make sets that cancel out; any amounts make cents that cannot be split.
const paidBy = (most: number) =>
  fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 9 }).map((n) => n * 3000),
      fc.integer({ min: 0, max: 999_999 }),
    ),
    {
      minLength: 2,
      maxLength: most,
    },
  );

test("shares add up to the total, and differ by a cent at most", () => {
  fc.assert(
    fc.property(paidBy(8), (paid) => {
      const each = shares(paid);
      expect(sum(each)).toBe(sum(paid));
      expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    }),
  );
});

test("payments bring every balance to exactly 0, and are at most one fewer than the people", () => {
  fc.assert(
    fc.property(paidBy(8), (paid) => {
      const open = balances(paid);
      const payments = settle(open);
      expect(afterPaying(open, payments)).toEqual(open.map(() => 0));
      expect(payments.length).toBeLessThanOrEqual(paid.length - 1);
      for (const { from, to, amount } of payments) {
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
        expect(open[from]).toBeLessThan(0);
        expect(open[to]).toBeGreaterThan(0);
      }
    }),
  );
});

test("no way of paying needs fewer payments, for up to six people", () => {
  fc.assert(
    fc.property(paidBy(6), (paid) => {
      const open = balances(paid);
      expect(settle(open)).toHaveLength(fewest(open));
    }),
    { numRuns: 300 },
  );
});

test("eleven debts of six friends become four payments", () => {
  const paid = [18_000, 9000, 9000, 0, 0, 0];
  expect(debts(paid)).toHaveLength(11);
  expect(settle(balances(paid))).toHaveLength(4);
});

test("nobody pays when all paid the same", () => {
  expect(settle(balances([500, 500, 500]))).toEqual([]);
  expect(debts([500, 500, 500])).toEqual([]);
});
