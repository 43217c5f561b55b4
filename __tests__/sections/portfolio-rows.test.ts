/** @jest-environment node */
import { placesOf, type CardPlace } from "../../src/sections/case-studies/story-grid";

const shares: Record<CardPlace, number> = { whole: 6, half: 3, third: 2 };

test.each([...Array(13).keys()])("%i cards fill their rows", (count) => {
  const places = placesOf(count);
  expect(places).toHaveLength(count);
  let filled = 0;
  for (const place of places) {
    filled += shares[place];
    expect(filled).toBeLessThanOrEqual(6);
    filled %= 6;
  }
  expect(filled).toBe(0);
});
