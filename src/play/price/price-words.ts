import { fillIn, keepNumbers } from "../../site-data/fill-in";
import type { Price } from "./price";

type Wheel = Queries.EstimateFragment;
type Quantity = { none?: string | null; one: string; many: string };

export interface Choice {
  platform: Queries.RatesSettingsFragment["platforms"][number];
  team: number;
  months: number;
  care: number;
}

export const inWords = ({ none, one, many }: Quantity, n: number): string =>
  fillIn((n === 0 && none) || (n === 1 ? one : many), { n });

/** All texts about a price. */
export const priceWords = (
  wheel: Wheel,
  rates: Queries.RatesSettingsFragment,
  { platform, team, months, care }: Choice,
  price: Price,
  language: string,
) => {
  const money = (amount: number) => fillIn(wheel.money, { amount: amount.toLocaleString(language) });
  const chosen = {
    team: inWords(wheel.team, team),
    months: inWords(wheel.months, months),
    care: inWords(wheel.care, care),
  };
  const [from, to, sum] = [money(price.from), money(price.to), money(price.sum)];
  const { hourly, monthly, careHours } = rates;
  return {
    ...chosen,
    sum,
    range: fillIn(wheel.range, { from, to }),
    lines: [
      {
        key: "developers",
        text: keepNumbers(fillIn(wheel.developers, { ...chosen, rate: money(monthly) })),
        amount: money(price.developers),
      },
      {
        key: "design",
        text: keepNumbers(fillIn(wheel.design, { hours: platform.hours, rate: money(hourly) })),
        amount: money(price.design),
      },
      {
        key: "care",
        text: keepNumbers(
          fillIn(wheel.careLine, { months: chosen.care, hours: careHours, rate: money(hourly) }),
        ),
        amount: money(price.care),
      },
    ],
    message: fillIn(wheel.message, { ...chosen, platform: platform.label, from, to, sum }),
  };
};
