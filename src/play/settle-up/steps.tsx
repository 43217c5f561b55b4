import { memo } from "react";
import { fillIn } from "../../site-data/fill-in";
import { formatMoney } from "./money";
import type { Payment } from "./settle";
import * as kit from "../../components/kit/kit";
import * as styles from "./settle-up.module.css";
import type { Listed } from "./use-friends";

interface StepsProps {
  words: Queries.SettleUpFragment;
  friends: readonly Listed[];
  open: readonly number[];
  payments: readonly Payment[];
}

/** The share, and each payment with the remaining balances, in words. */
export const Steps = memo(({ words, friends, open, payments }: StepsProps) => {
  const money = (cents: number) => formatMoney(words.money, cents);
  const nameOf = (person: number) => friends[person]!.name;
  const total = friends.reduce((sum, { paid }) => sum + paid, 0);
  const odd = total % friends.length;
  const rest = [...open];

  const restOf = (person: number): string => {
    const left = rest[person]!;
    const text = left > 0 ? words.left : left < 0 ? words.stillOwes : words.done;
    return fillIn(text, { name: nameOf(person), amount: money(Math.abs(left)) });
  };

  return (
    <ol className={kit.tiles("narrow", 3, styles.steps)}>
      <li>
        <span>
          {fillIn(words.split, {
            total: money(total),
            people: friends.length,
            share: money(Math.floor(total / friends.length)),
          })}
        </span>{" "}
        <span>{odd > 0 && fillIn(words.odd, { cents: odd })}</span>
      </li>
      {payments.map(({ from, to, amount }) => {
        rest[from]! += amount;
        rest[to]! -= amount;
        return (
          <li key={`${from}-${to}`}>
            <strong>
              {fillIn(words.pays, { from: nameOf(from), to: nameOf(to), amount: money(amount) })}
            </strong>{" "}
            <span>{[from, to].map(restOf).join(" ")}</span>
          </li>
        );
      })}
      {payments.length === 0 && <li>{words.nothing}</li>}
    </ol>
  );
});
Steps.displayName = "Steps";
