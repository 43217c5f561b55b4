import { interpolate } from "../../content-model/interpolate";
import { recordOf } from "../../content-model/records";
import { keepNumbers } from "../../site-data/keep-numbers";
import { quantities, type Price, type Quantity } from "./price";

type Rates = Queries.RatesSettingsFragment;
type Choice = Record<Quantity, number> & { platform: Rates["platforms"][number] };
type Plurals = { none?: string | null; one: string; many: string };

export const inWords = ({ none, one, many }: Plurals, n: number): string =>
  interpolate((n === 0 && none) || (n === 1 ? one : many), { n });

/** All texts about a price. */
export const priceWords = (
  texts: Queries.EstimateFragment,
  rates: Rates,
  choice: Choice,
  price: Price,
  language: string,
) => {
  const money = (amount: number) => interpolate(texts.money, { amount: amount.toLocaleString(language) });
  const chosen = recordOf(quantities, (name) => inWords(texts[name], choice[name]));
  const [from, to, sum] = [money(price.from), money(price.to), money(price.sum)];
  const { platform } = choice;
  const { hourly, monthly, careHours } = rates;
  return {
    ...chosen,
    sum,
    range: interpolate(texts.range, { from, to }),
    lines: [
      {
        key: "developers",
        text: keepNumbers(interpolate(texts.developers, { ...chosen, rate: money(monthly) })),
        amount: money(price.developers),
      },
      {
        key: "design",
        text: keepNumbers(interpolate(texts.design, { hours: platform.hours, rate: money(hourly) })),
        amount: money(price.design),
      },
      {
        key: "care",
        text: keepNumbers(
          interpolate(texts.careLine, { months: chosen.care, hours: careHours, rate: money(hourly) }),
        ),
        amount: money(price.care),
      },
    ],
    message: interpolate(texts.message, { ...chosen, platform: platform.label, from, to, sum }),
  };
};
