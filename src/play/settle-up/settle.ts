/** Settles a group's debts in the fewest payments. All amounts are whole cents, so no rounding error occurs. */

/** One payment or debt: `from` and `to` are indexes in the list of people. */
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/** An equal share of the total for each person; the first people pay the remaining cents. */
export const shares = (paid: readonly number[]): number[] => {
  const total = paid.reduce((sum, amount) => sum + amount, 0);
  const odd = total % paid.length;
  return paid.map((_, person) => Math.floor(total / paid.length) + (person < odd ? 1 : 0));
};

/** What each person paid beyond their share; the sum is 0. */
export const balances = (paid: readonly number[]): number[] => {
  const owed = shares(paid);
  return paid.map((amount, person) => amount - (owed[person] ?? 0));
};

/**
 * The debts before any simplification: each person owes each who paid more a share of the difference. The amounts are
 * rounded, because they are only drawn.
 */
export const debts = (paid: readonly number[]): Payment[] =>
  paid.flatMap((mine, from) =>
    paid.flatMap((theirs, to) =>
      theirs > mine ? [{ from, to, amount: Math.round((theirs - mine) / paid.length) }] : [],
    ),
  );

/**
 * The fewest payments that bring every balance to 0: at most one fewer than there are people. Each set of people whose
 * balances cancel out saves a payment, so this looks for the most such sets among all 2ⁿ, which is instant up to about
 * fourteen people.
 */
export const settle = (open: readonly number[]): Payment[] =>
  cancellingSets(open)
    .flatMap((people) => payWithin(open, people))
    .sort((a, b) => a.from - b.from || a.to - b.to);

/** The most disjoint sets whose balances add up to 0; together they contain everybody whose balance is not 0. */
const cancellingSets = (open: readonly number[]): number[][] => {
  const people = open.map((_, person) => person).filter((person) => open[person] !== 0);
  const size = 1 << people.length;
  const sums = new Array<number>(size).fill(0);
  /** For each set of people, the most cancelling sets that adding them one by one, in some order, can form. */
  const most = new Array<number>(size).fill(0);
  /** The person added last, to reconstruct the order. */
  const last = new Array<number>(size).fill(0);
  for (let taken = 1; taken < size; taken++) {
    let best = -1;
    for (let index = 0; index < people.length; index++) {
      const before = taken & ~(1 << index);
      if (before === taken) continue;
      sums[taken] = (sums[before] ?? 0) + (open[people[index] ?? 0] ?? 0);
      const sets = most[before] ?? 0;
      if (sets > best) [best, last[taken]] = [sets, index];
    }
    most[taken] = best + (sums[taken] === 0 ? 1 : 0);
  }
  const sets: number[][] = [];
  let current: number[] = [];
  for (let taken = size - 1; taken > 0;) {
    if (sums[taken] === 0) sets.push((current = []));
    const added = last[taken] ?? 0;
    current.push(...people.slice(added, added + 1));
    taken &= ~(1 << added);
  }
  return sets;
};

/** Payments within a cancelling set: who owes most pays who is owed most, until one of them is at 0. */
const payWithin = (open: readonly number[], people: readonly number[]): Payment[] => {
  const rest = new Map(people.map((person) => [person, open[person] ?? 0] as const));
  const payments: Payment[] = [];
  for (;;) {
    const byRest = [...rest].sort(([a, left], [b, right]) => left - right || a - b);
    const [lowest, highest] = [byRest.at(0), byRest.at(-1)];
    if (!lowest || !highest) return payments;
    const [[from, owing], [to, owed]] = [lowest, highest];
    if (owing === 0) return payments;
    const amount = Math.min(-owing, owed);
    rest.set(from, owing + amount).set(to, owed - amount);
    payments.push({ from, to, amount });
  }
};
