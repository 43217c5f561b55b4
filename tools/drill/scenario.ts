import type { Place } from "./place";

export interface Scenario {
  name: string;
  /**
   * Disturbs a running server, and ends the disturbance; unacknowledged enquiries are sent again afterwards.
   * @returns a summary.
   * @throws if the server did not behave well.
   */
  drill(place: Place): Promise<string>;
}

/** Number of each status: `201 × 5`. */
export const counted = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status || "no answer"} × ${statuses.filter((each) => each === status).length}`)
    .join(", ");

/** Runs something, and returns its duration in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
};
