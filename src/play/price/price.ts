/** The figures of `content/settings/rates.yaml` that the arithmetic needs. */
export interface Rates {
  hourly: number;
  monthly: number;
  careHours: number;
  /** How far the range extends below and above the sum, in per cent. */
  below: number;
  above: number;
  roundTo: number;
}

/** A visitor's choices for a project. */
export interface PriceInput {
  /** Hours of design and testing for the platform. */
  hours: number;
  team: number;
  months: number;
  /** Months of support after launch. */
  care: number;
}

export interface Price {
  developers: number;
  design: number;
  care: number;
  sum: number;
  from: number;
  to: number;
}

export const priceOf = (rates: Rates, { hours, team, months, care }: PriceInput): Price => {
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

/** The form's budget, in thousands, that covers the whole range, up to the slider's maximum. */
export const budgetFor = ({ to }: Price, most: number): number =>
  Math.min(Math.max(Math.ceil(to / 1000), 1), most);

/** Size of the pot, from 0 to 1. A square root, so that small projects differ visibly too. */
export const growth = (sum: number, least: number, most: number): number =>
  Math.cbrt(Math.min(Math.max((sum - least) / (most - least), 0), 1));
