import { anchorOf } from "../../src/routes/anchor-of";

test.each([
  ["What’s the price, per hour?", "whats-the-price-per-hour"],
  ["What it costs", "what-it-costs"],
])("%j becomes the fragment %s", (heading, name) => {
  expect(anchorOf(heading)).toBe(name);
});
