export type Way = "stages" | "once";

export const people = 100;

/** How many of a hundred people have the faulty version when it is noticed; the first day is 1. */
export const affectedCount = (way: Way, day: number, stages: readonly number[]): number =>
  way === "once" ? people : Math.min(people, stages[day - 1] ?? people);
