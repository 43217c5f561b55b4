import { numberIn } from "../../forms/rules/number-in";
import { fillIn } from "../../site-data/fill-in";
import { mostPaid } from "./friends-hash";

/** Step of the plus and minus buttons. */
export const centsPerStep = 1000;

/** `{amount}` replaced by an amount of cents, as “€12.50”. */
export const formatMoney = (money: string, cents: number): string =>
  fillIn(money, { amount: (cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",") });

/** The typed amount in cents; 0 if it is invalid. */
export const toCents = (typed: string): number => {
  const cents = Math.round(numberIn(typed) * 100);
  return cents > 0 ? Math.min(cents, mostPaid) : 0;
};

/** Whether the text is a valid amount: neither negative, nor above the maximum, nor with fractions of a cent. */
export const isValidAmount = (typed: string): boolean =>
  Math.abs(numberIn(typed) * 100 - toCents(typed)) < 1e-6;

export const counted = ({ one, many }: { one: string; many: string }, n: number): string =>
  fillIn(n === 1 ? one : many, { n });
