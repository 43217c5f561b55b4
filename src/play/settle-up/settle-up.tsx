import { useDeferredValue, useMemo, useRef, useState, memo } from "react";
import { Button } from "../../components/button/button";
import { ChipChoice } from "../../components/chip-choice/chip-choice";
import { Spoken } from "../spoken/spoken";
import { interpolate } from "../../content-model/interpolate";
import { FriendsTable, typedFriends } from "./friends-table";
import { balances, debts as debtsOf, settle, type Payment } from "./settle";
import * as kit from "../../components/kit/kit";
import * as styles from "./settle-up.module.css";
import { mostFriends, writeFriends, type Friend, counted, formatMoney } from "./friends-hash";
import { DebtGraph } from "./debt-graph";
import { useFriends, useFirstFold, type Listed } from "./use-friends";

interface StepsProps {
  words: Queries.SettleUpFragment;
  friends: readonly Listed[];
  open: readonly number[];
  payments: readonly Payment[];
}

/** The share, and each payment with the remaining balances, in words. */
const Steps = memo(({ words, friends, open, payments }: StepsProps) => {
  const money = (cents: number) => formatMoney(words.money, cents);
  const nameOf = (person: number) => friends[person]?.name ?? "";
  const total = friends.reduce((sum, { paid }) => sum + paid, 0);
  const odd = total % friends.length;
  const rest = new Map(open.entries());

  const restOf = (person: number): string => {
    const left = rest.get(person) ?? 0;
    const text = left > 0 ? words.left : left < 0 ? words.stillOwes : words.done;
    return interpolate(text, { name: nameOf(person), amount: money(Math.abs(left)) });
  };

  return (
    <ol className={kit.tiles(3, "narrow", styles.steps)}>
      <li>
        <span>
          {interpolate(words.split, {
            total: money(total),
            people: friends.length,
            share: money(Math.floor(total / friends.length)),
          })}
        </span>{" "}
        <span>{odd > 0 && interpolate(words.odd, { cents: odd })}</span>
      </li>
      {payments.map(({ from, to, amount }) => {
        rest.set(from, (rest.get(from) ?? 0) + amount).set(to, (rest.get(to) ?? 0) - amount);
        return (
          <li key={`${from}-${to}`}>
            <strong>
              {interpolate(words.pays, { from: nameOf(from), to: nameOf(to), amount: money(amount) })}
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

interface SettleUpProps {
  slug: string;
  words: Queries.SettleUpFragment;
}

const amountsOf = (friends: readonly Friend[]) => friends.map(({ paid }) => paid);

const settlement = (friends: readonly Friend[]) => {
  const open = balances(amountsOf(friends));
  return { open, debts: debtsOf(amountsOf(friends)), payments: settle(open) };
};

/** Friends, what each paid, and the fewest payments that settle it. */
const SettleUp = ({ slug, words }: SettleUpProps) => {
  const picture = useRef<HTMLDivElement>(null);
  const start = words.friends.map(({ name, paid }) => ({ name, paid: paid * 100 }));
  const list = useRef<HTMLUListElement>(null);
  const { friends, unreadable, change, remove, add, reset } = useFriends(slug, {
    friends: start,
    spare: words.spare,
    typed: () => typedFriends(list.current),
  });
  const { folded, fold } = useFirstFold(picture);
  const [news, setNews] = useState<"none" | "changed" | "copied">("none");

  // Typed text appears first; picture and steps follow.
  const settled = useDeferredValue(friends);
  const { open, debts, payments } = useMemo(() => settlement(settled), [settled]);
  const summary = {
    debts: counted(words.debts, debts.length),
    payments: counted(words.payments, payments.length),
  };
  const views = [
    { label: summary.debts, value: "debts" },
    { label: summary.payments, value: "payments" },
  ] as const;

  const share = () => {
    const link = new URL(`#${writeFriends(slug, friends)}`, window.location.href);
    // May fail without permission or a secure context, but the address bar has the link too.
    void navigator.clipboard?.writeText(link.href).then(
      () => setNews("copied"),
      () => undefined,
    );
  };
  const touched = <Args extends unknown[]>(act: (...args: Args) => void) => {
    return (...args: Args) => {
      setNews("changed");
      act(...args);
    };
  };

  // Friends from the URL are not announced.
  const said = { none: "", changed: interpolate(words.result, summary), copied: words.shared };

  return (
    <div className={kit.card(["raised", "pad-6"], kit.split(6, "even", styles.toy))}>
      <div ref={picture} className={kit.stack(4, styles.show)}>
        <ChipChoice
          wraps
          legend={words.views}
          options={views}
          chosen={[folded ? "payments" : "debts"]}
          onChoose={(view) => fold(view === "payments")}
        />
        <DebtGraph
          {...{ debts, payments, folded }}
          friends={settled}
          money={words.money}
          alt={interpolate(words.pictureAlt, summary)}
        />
      </div>
      <div className={kit.stack(4)}>
        <h3 className={kit.text(["xl"])}>{words.table}</h3>
        {unreadable && (
          <p role="alert" className={styles.unreadable}>
            {words.unreadable}
          </p>
        )}
        <FriendsTable
          {...{ words, friends }}
          listRef={list}
          open={balances(amountsOf(friends))}
          onChange={touched(change)}
          onRemove={touched(remove)}
        />
        <div className={kit.cluster(2, kit.onlyFor("live"))}>
          <Button
            size="small"
            variant="secondary"
            // Not `disabled`, because adding the last friend would then lose focus.
            aria-disabled={friends.length >= mostFriends || undefined}
            onClick={touched(add)}
          >
            {words.add}
          </Button>
          <Button size="small" variant="secondary" onClick={touched(reset)}>
            {words.reset}
          </Button>
          <Button size="small" variant="secondary" onClick={share}>
            {news === "copied" ? words.copied : words.share}
          </Button>
        </div>
      </div>
      <div className={kit.stack(4, kit.fullRow())}>
        <h3 className={kit.text(["xl"])}>{words.steps}</h3>
        <Steps {...{ words, open, payments }} friends={settled} />
      </div>
      <Spoken>{said[news]}</Spoken>
    </div>
  );
};

export default SettleUp;
