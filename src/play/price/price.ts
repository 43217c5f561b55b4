/** The figures of `content/settings/rates.yaml` that the arithmetic needs. */
export interface Rates {
  hourly: number;
  monthly: number;
  careHours: number;
  /** How far the range reaches below and above the sum, in per cent. */
  below: number;
  above: number;
  roundTo: number;
}

/** What a visitor chooses for a project. */
export interface PriceInput {
  /** Hours of design and testing that the platform takes. */
  hours: number;
  /** Developers. */
  team: number;
  months: number;
  /** Months of care after launch. */
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

/** The thousands of a form's budget that hold the whole range, as far as its slider goes. */
export const budgetFor = ({ to }: Price, most: number): number =>
  Math.min(Math.max(Math.ceil(to / 1000), 1), most);

/** How far the pot has grown, from 0 to 1. By a root, so that small projects differ too. */
export const growth = (sum: number, least: number, most: number): number =>
  Math.cbrt(Math.min(Math.max((sum - least) / (most - least), 0), 1));
