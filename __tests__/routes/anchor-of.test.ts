import { anchorOf } from "../../src/routes/anchor-of";

test.each([
  ["What’s the price, per hour?", "whats-the-price-per-hour"],
  ["What it costs", "what-it-costs"],
])("%j is named %s in the page's address", (heading, name) => {
  expect(anchorOf(heading)).toBe(name);
});
