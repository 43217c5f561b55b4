/** @jest-environment node */
import fc from "fast-check";
import { budgetFor, growth, priceOf } from "../../src/play/price/price";

const rates = { hourly: 23, monthly: 3200, careHours: 20, below: 10, above: 25, roundTo: 100 };
const inputs = fc.record({
  hours: fc.integer({ min: 0, max: 1000 }),
  team: fc.integer({ min: 1, max: 10 }),
  months: fc.integer({ min: 1, max: 24 }),
  care: fc.integer({ min: 0, max: 24 }),
});

test("the arithmetic is what it says", () => {
  expect(priceOf(rates, { hours: 320, team: 2, months: 4, care: 3 })).toEqual({
    developers: 25_600,
    design: 7360,
    care: 1380,
    sum: 34_340,
    from: 30_900,
    to: 43_000,
  });
});

test("the range holds the sum, and the budget the range", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const price = priceOf(rates, input);
      expect(price.developers + price.design + price.care).toBe(price.sum);
      expect(price.from).toBeLessThanOrEqual(price.sum);
      expect(price.to).toBeGreaterThanOrEqual(price.sum);
      expect(price.from % 100).toBe(0);
      const budget = budgetFor(price, 100);
      expect(budget).toBeGreaterThanOrEqual(1);
      if (price.to <= 100_000) expect(budget * 1000).toBeGreaterThanOrEqual(price.to);
      else expect(budget).toBe(100);
    }),
  );
});

test("the pot grows with the price, from nothing to whole", () => {
  expect(growth(10, 10, 110)).toBe(0);
  expect(growth(110, 10, 110)).toBe(1);
  expect(growth(22.5, 10, 110)).toBe(0.5);
  expect(growth(500, 10, 110)).toBe(1);
});
