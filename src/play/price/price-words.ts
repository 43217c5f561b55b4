import { interpolate } from "../../content-model/interpolate";
import { keepNumbers } from "../../site-data/keep-numbers";
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
  interpolate((n === 0 && none) || (n === 1 ? one : many), { n });

/** All texts about a price. */
export const priceWords = (
  wheel: Wheel,
  rates: Queries.RatesSettingsFragment,
  { platform, team, months, care }: Choice,
  price: Price,
  language: string,
) => {
  const money = (amount: number) => interpolate(wheel.money, { amount: amount.toLocaleString(language) });
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
    range: interpolate(wheel.range, { from, to }),
    lines: [
      {
        key: "developers",
        text: keepNumbers(interpolate(wheel.developers, { ...chosen, rate: money(monthly) })),
        amount: money(price.developers),
      },
      {
        key: "design",
        text: keepNumbers(interpolate(wheel.design, { hours: platform.hours, rate: money(hourly) })),
        amount: money(price.design),
      },
      {
        key: "care",
        text: keepNumbers(
          interpolate(wheel.careLine, { months: chosen.care, hours: careHours, rate: money(hourly) }),
        ),
        amount: money(price.care),
      },
    ],
    message: interpolate(wheel.message, { ...chosen, platform: platform.label, from, to, sum }),
  };
};
