import { memo, type CSSProperties } from "react";
import { formatMoney } from "./friends-hash";
import { amountPlaces, arrowOf, middle, seat, token, type Arrow } from "./seating";
import type { Payment } from "./settle";
import * as styles from "./debt-graph.module.css";
import type { Listed } from "./use-friends";

interface DebtGraphProps {
  friends: readonly Listed[];
  debts: readonly Payment[];
  payments: readonly Payment[];
  /** Whether the arrows are merged into the payments. */
  folded: boolean;
  money: string;
  alt: string;
}

/**
 * The payment that includes the debt: one between the same two people if there is one, otherwise one of either of them.
 */
const foldedInto = (debt: Payment, index: number, payments: readonly Payment[]): Payment =>
  payments.find(({ from, to }) => from === debt.from && to === debt.to) ??
  payments.find(({ from }) => from === debt.from) ??
  payments.find(({ to }) => to === debt.to) ??
  payments[index % payments.length] ??
  debt;

/** The angle in the range that turns an arrow the shorter way. */
const nearestAngle = (angle: number, from: number): number =>
  angle - Math.round((angle - from) / (2 * Math.PI)) * 2 * Math.PI;

/** Both positions of an arrow, as a debt and as part of a payment. CSS chooses one, so that print can differ. */
const placed = (own: Arrow, into: Arrow): CSSProperties =>
  Object.fromEntries(
    Object.entries({ o: own, f: into }).flatMap(([name, { x, y, angle, length }]) => [
      [`--${name}x`, `${x.toFixed(1)}px`],
      [`--${name}y`, `${y.toFixed(1)}px`],
      [`--${name}a`, `${angle.toFixed(3)}rad`],
      [`--${name}l`, length.toFixed(1)],
    ]),
  );

const short = (name: string): string => ([...name].length > 8 ? `${[...name].slice(0, 7).join("")}…` : name);

/** Friends in a circle. Each debt is an arrow that moves to its payment and leaves a faint trace. */
export const DebtGraph = memo(({ friends, debts, payments, folded, money, alt }: DebtGraphProps) => {
  const count = friends.length;
  const arrows = debts.map((debt, index) => {
    const own = arrowOf(debt, count);
    const into = arrowOf(foldedInto(debt, index, payments), count);
    return { own, into: { ...into, angle: nearestAngle(into.angle, own.angle) } };
  });
  const traces = arrows
    .map(({ own: { x, y, angle, length } }) => {
      const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${dx.toFixed(0)} ${dy.toFixed(0)}`;
    })
    .join("");
  const amounts = payments.map(({ amount }) => formatMoney(money, amount));
  const places = amountPlaces(payments, count, amounts);
  return (
    <svg
      viewBox="0 -16 400 432"
      // In SVG units. All text here is also in the list and in the steps.
      fontSize={19}
      role="img"
      aria-label={alt}
      className={styles.picture}
      data-folded={folded || undefined}
    >
      <path d={traces} className={styles.trace} />
      {arrows.map(({ own, into }, index) => (
        <g key={index} className={styles.arrow} style={placed(own, into)}>
          <path d="M0 0H1" />
          <path d="M2 0L-12-8V8Z" />
        </g>
      ))}
      {friends.map(({ id, name }, index) => {
        const { x, y } = seat(index, count);
        return (
          <g
            key={id}
            className={styles.friend}
            data-token={index}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <circle r={token} />
            <text y="7">{[...name][0]}</text>
            <text y={y < middle - 10 ? -token - 9 : token + 21} className={styles.name}>
              {short(name)}
            </text>
          </g>
        );
      })}
      {payments.map((payment, index) => (
        <text
          key={`${payment.from}-${payment.to}`}
          className={styles.amount}
          x={places[index]?.x.toFixed(1)}
          y={places[index]?.y.toFixed(1)}
        >
          {amounts[index]}
        </text>
      ))}
    </svg>
  );
});
DebtGraph.displayName = "DebtGraph";
