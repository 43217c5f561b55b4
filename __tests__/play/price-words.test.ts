import { priceOf } from "../../src/play/price/price";
import { priceWords } from "../../src/play/price/price-words";
import { content } from "../support/content";

const rates = content<Queries.RatesSettingsFragment>("settings/rates");
const texts = content<Queries.EstimateFragment>("shared/estimate");

test("a quantity keeps its unit on its line, and the message stays plain", () => {
  const platform = rates.platforms[0]!;
  const wheel: Queries.EstimateFragment = {
    ...texts,
    team: { ...texts.team, many: "{n} people" },
    months: { ...texts.months, many: "{n} months" },
    developers: "{team} × {months}",
    message: "{team} for {months}",
  };
  const choice = { platform, team: 2, months: 4, care: 0 };
  const price = priceOf(rates, { hours: platform.hours, team: 2, months: 4, care: 0 });
  const { lines, message } = priceWords(wheel, rates, choice, price, "en");
  expect(lines.find(({ key }) => key === "developers")?.text).toBe("2\u00a0people × 4\u00a0months");
  expect(message).toBe("2 people for 4 months");
});
