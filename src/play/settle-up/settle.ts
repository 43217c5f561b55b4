/** Settles a group's debts in the fewest payments. All amounts are whole cents, so that nothing is ever lost. */

/** One payment, or one debt: `from` and `to` are places in the list of people. */
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/** An equal share of the total for each; the cents that cannot be split go to the first people. */
export const shares = (paid: readonly number[]): number[] => {
  const total = paid.reduce((sum, amount) => sum + amount, 0);
  const odd = total % paid.length;
  return paid.map((_, person) => Math.floor(total / paid.length) + (person < odd ? 1 : 0));
};

/** What each paid beyond their share; they add up to 0. */
export const balances = (paid: readonly number[]): number[] => {
  const owed = shares(paid);
  return paid.map((amount, person) => amount - owed[person]!);
};

/**
 * The debts: each owes each who paid more a share of the difference, before anybody thinks. The amounts are rounded:
 * they are drawn and never paid.
 */
export const debts = (paid: readonly number[]): Payment[] =>
  paid.flatMap((mine, from) =>
    paid.flatMap((theirs, to) =>
      theirs > mine ? [{ from, to, amount: Math.round((theirs - mine) / paid.length) }] : [],
    ),
  );

/**
 * The fewest payments that bring every balance to 0: at most one fewer than there are people. Each set of people whose
 * balances cancel out saves a payment, so the most such sets are looked for among all 2ⁿ, which is instant up to about
 * fourteen people.
 */
export const settle = (open: readonly number[]): Payment[] =>
  cancellingSets(open)
    .flatMap((people) => payWithin(open, people))
    .sort((a, b) => a.from - b.from || a.to - b.to);

/** As many disjoint sets as there are whose balances add up to 0; together they hold everybody who is not at 0. */
const cancellingSets = (open: readonly number[]): number[][] => {
  const people = open.map((_, person) => person).filter((person) => open[person] !== 0);
  const size = 1 << people.length;
  const sums = new Array<number>(size).fill(0);
  /** The most cancelling sets that people can be taken into, one by one, in some order. */
  const most = new Array<number>(size).fill(0);
  /** Who was taken last, for the way back. */
  const last = new Array<number>(size).fill(0);
  for (let taken = 1; taken < size; taken++) {
    let best = -1;
    for (let index = 0; index < people.length; index++) {
      const before = taken & ~(1 << index);
      if (before === taken) continue;
      sums[taken] = sums[before]! + open[people[index]!]!;
      if (most[before]! > best) [best, last[taken]] = [most[before]!, index];
    }
    most[taken] = best + (sums[taken] === 0 ? 1 : 0);
  }
  const sets: number[][] = [];
  let current: number[] = [];
  for (let taken = size - 1; taken > 0; taken &= ~(1 << last[taken]!)) {
    if (sums[taken] === 0) sets.push((current = []));
    current.push(people[last[taken]!]!);
  }
  return sets;
};

/** Payments within a set that cancels out: who owes most pays who is owed most, until one of them is even. */
const payWithin = (open: readonly number[], people: readonly number[]): Payment[] => {
  const rest = new Map(people.map((person) => [person, open[person]!]));
  const payments: Payment[] = [];
  for (;;) {
    const byRest = [...rest].sort(([a, left], [b, right]) => left - right || a - b);
    const [from, owing] = byRest[0]!;
    const [to, owed] = byRest[byRest.length - 1]!;
    if (owing === 0) return payments;
    const amount = Math.min(-owing, owed);
    rest.set(from, owing + amount).set(to, owed - amount);
    payments.push({ from, to, amount });
  }
};
