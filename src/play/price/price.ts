/**
 * The figures of `content/settings/rates.yaml` that the arithmetic needs. `below` and `above`: how far the range extends
 * from the sum, in per cent.
 */
type Rates = Pick<
  Queries.RatesSettingsFragment,
  "hourly" | "monthly" | "careHours" | "below" | "above" | "roundTo"
>;

/** What a visitor chooses: people, months of work, and months of support after launch. */
export const quantities = ["team", "months", "care"] as const;
export type Quantity = (typeof quantities)[number];

/** `hours`: of design and testing for the platform. */
type PriceInput = Record<Quantity, number> & { hours: number };

export const priceOf = (rates: Rates, { hours, team, months, care }: PriceInput) => {
  const lines = {
    developers: team * months * rates.monthly,
    design: hours * rates.hourly,
    care: care * rates.careHours * rates.hourly,
  };
  const sum = lines.developers + lines.design + lines.care;
  const { roundTo } = rates;
  return {
    ...lines,
    sum,
    from: Math.floor((sum * (100 - rates.below)) / 100 / roundTo) * roundTo,
    to: Math.ceil((sum * (100 + rates.above)) / 100 / roundTo) * roundTo,
  };
};

export type Price = ReturnType<typeof priceOf>;

/** The form's budget, in thousands, that covers the whole range, up to the slider's maximum. */
export const budgetFor = ({ to }: Price, most: number): number =>
  Math.min(Math.max(Math.ceil(to / 1000), 1), most);

/** Size of the pot, from 0 to 1. A square root, so that small projects differ visibly too. */
export const growth = (sum: number, least: number, most: number): number =>
  Math.cbrt(Math.min(Math.max((sum - least) / (most - least), 0), 1));
