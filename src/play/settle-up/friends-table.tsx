import { clsx } from "clsx";
import { useId, useState, type Ref } from "react";
import { Stepper } from "../stepper/stepper";
import { interpolate } from "../../content-model/interpolate";
import * as kit from "../../components/kit/kit";
import * as fieldStyles from "../../components/field/field.module.css";
import * as styles from "./friends-table.module.css";
import {
  fewestFriends,
  longestName,
  mostPaid,
  type Friend,
  centsPerStep,
  formatMoney,
  isValidAmount,
  toCents,
} from "./friends-hash";
import type { Listed } from "./use-friends";

interface FriendsTableProps {
  words: Queries.SettleUpFragment;
  friends: readonly Listed[];
  /** What each person gets, or owes if it is negative. */
  open: readonly number[];
  onChange: (id: number, changes: Partial<Friend>) => void;
  onRemove: (id: number) => void;
  listRef: Ref<HTMLUListElement>;
}

interface AmountProps {
  words: Queries.SettleUpFragment;
  friend: Friend;
  onChange: (paid: number) => void;
}

/** An amount in whole units and cents. While it is typed, the text may be incomplete or invalid. */
const Amount = ({ words, friend: { name, paid }, onChange }: AmountProps) => {
  const [text, setText] = useState(String(paid / 100));
  const [limits, setLimits] = useState("");
  const limitsId = useId();
  return (
    <Stepper
      value={paid}
      min={0}
      max={mostPaid}
      step={centsPerStep}
      less={interpolate(words.less, { name })}
      more={interpolate(words.more, { name })}
      onStep={(next) => {
        setLimits("");
        onChange(next);
      }}
    >
      <input
        // Not of type number, because the mouse wheel would change it, and browsers drop the comma of "1,5".
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={interpolate(words.paid, { name })}
        className={clsx(fieldStyles.control, styles.field)}
        aria-describedby={limits ? limitsId : undefined}
        value={toCents(text) === paid ? text : String(paid / 100)}
        onChange={({ target }) => {
          setText(target.value);
          setLimits(
            isValidAmount(target.value)
              ? ""
              : interpolate(words.limits, { most: formatMoney(words.money, mostPaid) }),
          );
          onChange(toCents(target.value));
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: centsPerStep, ArrowDown: -centsPerStep }[event.key];
          if (!step) return;
          event.preventDefault();
          setLimits("");
          onChange(Math.min(Math.max(paid + step, 0), mostPaid));
        }}
        // Discards text that is not valid.
        onBlur={() => setText(String(paid / 100))}
      />
      <span id={limitsId} aria-live="polite" className={styles.limits}>
        {limits}
      </span>
    </Stepper>
  );
};

/** Values in the fields, where a visitor may have typed before hydration. */
export const typedFriends = (list: HTMLElement | null): Friend[] =>
  Array.from(list?.querySelectorAll("li") ?? []).map((row) => {
    const [name, paid] = row.querySelectorAll("input");
    return { name: name?.value ?? "", paid: toCents(paid?.value ?? "") };
  });

/** Moves focus to a neighbour, because the button disappears with its row. */
const focusNeighbour = (button: HTMLElement): void => {
  const row = button.closest("li");
  (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("input")?.focus();
};

/** The friends, what they paid, and what they get or owe. */
export const FriendsTable = ({ words, friends, open, onChange, onRemove, listRef }: FriendsTableProps) => (
  <ul ref={listRef} className={kit.stack(2, styles.friends)}>
    {friends.map((friend, index) => {
      const { id, name } = friend;
      const rest = open[index] ?? 0;
      const state = rest > 0 ? words.getsBack : rest < 0 ? words.owes : words.even;
      return (
        <li key={id} className={styles.row}>
          <span className={styles.token} data-token={index} aria-hidden="true">
            {[...name][0]}
          </span>
          <input
            aria-label={interpolate(words.who, { number: index + 1 })}
            className={clsx(fieldStyles.control, styles.field)}
            maxLength={longestName}
            autoComplete="off"
            value={name}
            onChange={({ target }) => onChange(id, { name: target.value })}
          />
          <Amount {...{ words, friend }} onChange={(paid) => onChange(id, { paid })} />
          <span className={kit.text(["soft", "sm"], styles.rest)} data-sign={Math.sign(rest)}>
            {interpolate(state, { amount: formatMoney(words.money, Math.abs(rest)) })}
          </span>
          <button
            type="button"
            className={kit.onlyFor("live", kit.icon("cross", styles.remove))}
            aria-label={interpolate(words.remove, { name })}
            disabled={friends.length <= fewestFriends}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove(id);
            }}
          />
        </li>
      );
    })}
  </ul>
);
