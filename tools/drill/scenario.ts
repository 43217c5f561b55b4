import type { Place } from "./place";

export interface Scenario {
  name: string;
  /**
   * Does harm to a running server, and undoes it; what was not acknowledged is sent again afterwards.
   * @returns what is worth knowing.
   * @throws when the server did not stand it.
   */
  drill(place: Place): Promise<string>;
}

/** How often each status came: `201 × 5`. */
export const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status || "no answer"} × ${statuses.filter((each) => each === status).length}`)
    .join(", ");

/** Runs something, and answers how many milliseconds it took. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
};
